"""What JAX prints for CUDA: custom calls of its libraries. Oracle is JAX on the CPU."""
import contextlib
import types

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax._src.lax import linalg as linear

import modules
from factors import adjoint, eig, eigh, svd


def case(name, function, *arguments, **how):
    modules.case("cuda", name, function, *arguments, platform="cuda", **how)


@contextlib.contextmanager
def as_with_gpu():
    """JAX prints geev if it finds cuSOLVER, and its kernel of random bits if it is told to."""
    jax.config.update("jax_threefry_gpu_kernel_lowering", True)
    linear.cuda_versions, found = types.SimpleNamespace(cusolver_get_version=lambda: 11701), linear.cuda_versions
    yield
    linear.cuda_versions = found
    jax.config.update("jax_threefry_gpu_kernel_lowering", False)


def eigenvectors(a):
    w, v = jnp.linalg.eig(a)
    return w, abs(v), (v * w[..., None, :]) @ jnp.linalg.inv(v)


def numbers(dtype):
    def some(*shape, seed=0):
        draw = np.random.default_rng(seed + sum(shape)).uniform
        return (draw(-2, 2, shape) + (1j * draw(-2, 2, shape) if np.dtype(dtype).kind == "c" else 0)).astype(dtype)
    return some


def each_once(dtype):
    """A type of the same class has all the rest."""
    some, t = numbers(dtype), np.dtype(dtype).name
    case(f"each_once_{t}", lambda a, b, l, d: (linear.lu(a), jnp.linalg.qr(b), jnp.linalg.cholesky(a @ adjoint(a) + 4 * np.eye(4, dtype=dtype)), eigh(a + adjoint(a)), svd(b), jnp.linalg.eigvals(a),
         linear.tridiagonal(a + adjoint(a), lower=True), linear.tridiagonal_solve(l, d, l, b), linear.geqp3(b, np.zeros(3, np.int32))), some(4, 4), some(6, 3), some(6), some(6, seed=3) + dtype(5), units=400)
    with as_with_gpu():
        case(f"geev_{t}", lambda a: (eigenvectors(a), jnp.linalg.eigvals(a)), some(4, 4), units=400)


def factors(dtype):
    some, t = numbers(dtype), np.dtype(dtype).name
    square, tall, wide, batch = some(4, 4), some(5, 3), some(3, 4), some(2, 3, 4, 4)
    hermitian, positive = lambda a: a + adjoint(a), lambda a: a @ adjoint(a) + 4 * np.eye(a.shape[-1], dtype=dtype)
    mixed = np.array(positive(batch))
    mixed[1, 0] -= 100 * np.eye(4, dtype=dtype)
    case(f"cholesky_{t}", lambda a, b: (jnp.linalg.cholesky(a), jnp.linalg.cholesky(b)), np.array(positive(square)), mixed, units=50)
    case(f"lu_{t}", lambda *given: [linear.lu(a) for a in given], tall, wide, batch, units=50)
    case(f"solve_{t}", lambda a, b, x: (jnp.linalg.solve(a, x), jnp.linalg.inv(b), jnp.linalg.det(b), jax.scipy.linalg.lu_solve(jax.scipy.linalg.lu_factor(a), x),
         jax.scipy.linalg.cho_solve((positive(a), True), x)), square, batch, some(4, 2), units=400)
    case(f"qr_{t}", lambda *given: [jnp.linalg.qr(a, mode=m) for a in given for m in ("complete", "raw")], tall, wide, batch, units=50)
    case(f"qr_pivoted_{t}", lambda a, b, j: (jax.scipy.linalg.qr(a, pivoting=True), jax.scipy.linalg.qr(b, pivoting=True, mode="economic"), linear.geqp3(a, j)), tall, wide,
         np.array([0, 1, 0], np.int32), units=50)
    case(f"reflectors_{t}", lambda a, x, y: [(h := linear.geqrf(a)) and (linear.householder_product(*h), [linear.ormqr(*h, z, left=l, transpose=r)
         for z, l in ((x, True), (y, False)) for r in (False, True)])], tall, some(5, 3), some(3, 5), units=50)
    case(f"tridiagonal_{t}", lambda a, b: (linear.tridiagonal(hermitian(a), lower=True), linear.tridiagonal(hermitian(b), lower=False)), square, batch, units=50)
    case(f"tridiagonal_solve_{t}", lambda l, d, u, b: (linear.tridiagonal_solve(l, d, u, b), linear.tridiagonal_solve(l[0], d[0], u[0], b[0]),
         jnp.isfinite(linear.tridiagonal_solve(l[1] * 0, d[1] * 0, u[1] * 0, b[1]))), some(2, 6), some(2, 6, seed=3) + dtype(5), some(2, 6, seed=4), some(2, 6, 3), units=50)
    case(f"eigh_{t}", lambda a, b: (eigh(a), eigh(a, lower=False), eigh(b), jnp.linalg.eigvalsh(hermitian(b))), np.array(hermitian(square)), batch, units=100)
    jacobi = lambda how: lambda a: eigh(a, implementation=how)
    case(f"eigh_jacobi_{t}", jacobi(linear.EighImplementation.JACOBI), np.array(hermitian(batch)), oracle=jacobi(None), units=100)
    every = lambda **how: lambda *given: [svd(a, full_matrices=f, **how) for a in given for f in (False, True)] + [jnp.linalg.svd(given[-1], compute_uv=False)]
    case(f"svd_{t}", every(), tall, wide, batch, units=100)
    case(f"svd_large_{t}", lambda n: [x.sum() for x in svd(((lax.iota(np.int32, 1400) * 37 + n) % 101 / np.float32(64) - 1).astype(dtype).reshape(40, 35), full_matrices=False)], np.int32(5), units=400)
    case(f"svd_by_qr_{t}", every(algorithm=linear.SvdAlgorithm.QR), tall, wide, units=100)
    case(f"svd_polar_{t}", every(algorithm=linear.SvdAlgorithm.POLAR), tall, wide, oracle=every(), units=100)
    values = lambda **how: lambda *given: [linear.svd(a, compute_uv=False, full_matrices=f, **how) for a in given for f in (False, True)]
    case(f"singular_values_{t}", values(), tall, wide, batch, units=100)
    case(f"singular_values_by_qr_{t}", values(algorithm=linear.SvdAlgorithm.QR), tall, wide, units=100)
    case(f"eig_{t}", lambda a, b: (eig(a), jnp.linalg.eigvals(b)), square, batch, units=400)
    with as_with_gpu():
        case(f"geev_{t}", lambda a, b: (eigenvectors(a), eigenvectors(b), jnp.linalg.eigvals(b)), square, batch, units=400)


def products(dtype):
    t = np.dtype(dtype).name
    draw = np.random.default_rng(7).uniform
    a, c = draw(-2, 2, (2, 5, 3)).astype(dtype), draw(-2, 2, (2, 5, 5)).astype(dtype)
    c = c + np.swapaxes(c, -1, -2)
    whole = lambda a, c: linear.symmetric_product(a, c, alpha=2, beta=3, symmetrize_output=True)
    case(f"symmetric_product_{t}", lambda a, c: (whole(a[0], c[0]), jax.vmap(whole)(a, c)), a, c, units=20)
    line, b = np.ones((2, 6), dtype), draw(-2, 2, (2, 6, 2)).astype(dtype)
    case(f"tridiagonal_perturbed_{t}", lambda l, d, b: linear.tridiagonal_solve(l, d * 3, l, b, perturb_singular=True), line, line, b, units=100)


def random_bits():
    def draws(seed):
        key = jax.random.key(seed)
        return (jax.random.key_data(jax.random.fold_in(key, 7)), jax.random.key_data(jax.random.split(key, 3)), jax.random.bits(key, (7,)), jax.random.bits(key, (3, 0, 5)),
                jax.random.bits(key, (), np.uint64), jax.random.uniform(key, (3, 5)), jax.random.permutation(key, 9))

    with as_with_gpu():
        case("random", draws, np.int32(42))
        case("random_in_loop", lambda s, n: lax.fori_loop(0, n, lambda i, k: jax.random.split(k)[1], jax.random.PRNGKey(s)), np.int32(42), np.int32(5))


def cuda():
    for dtype in (np.float32, np.complex128):
        factors(dtype)
    for dtype in (np.float64, np.complex64):
        each_once(dtype)
    for dtype in (np.float32, np.float64):
        products(dtype)
    square, tall = numbers(np.float32)(4, 4), numbers(np.float32)(5, 3)
    case("norms", lambda a, b: (jnp.linalg.norm(a, 2), jnp.linalg.cond(a), jnp.linalg.pinv(b), jnp.linalg.lstsq(b, b[:, :2])[0], jax.scipy.linalg.expm(a * np.float32(0.1))), square, tall, units=400)
    random_bits()
    pivots = np.array([[3, 1, 4, 3], [0, 4, 2, 4]], np.int32)
    case("pivots", lambda p: [linear.lu_pivots_to_permutation(q, n) for q in (p, p[0], p[:, :0], p[:0]) for n in (5, 7)], pivots)
    case("pivots_of_many", lambda n: linear.lu_pivots_to_permutation(lax.iota(np.int32, 300) + (lax.iota(np.int32, 300) * 37 + n) % 20, 330), np.int32(5))
    none, line = np.zeros((0, 4, 4), np.float32), np.zeros((3, 0, 0), np.float32)
    case("nothing", lambda a, b: [(linear.cholesky(x), linear.lu(x), jnp.linalg.qr(x), linear.eigh(x), jnp.linalg.svd(x, compute_uv=False)) for x in (a, b)], none, line)


FAMILIES = (cuda,)
