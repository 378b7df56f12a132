"""Factors with freedom (sign, phase, order within rounding), compared by what they make."""
import jax
import jax.numpy as jnp
from jax._src.lax import linalg as linear


def adjoint(x):
    return jnp.conj(jnp.matrix_transpose(x))


def eigh(a, **how):
    v, w = linear.eigh(a, symmetrize_input=False, **how)
    return w, (v * w[..., None, :]) @ adjoint(v), adjoint(v) @ v


def svd(a, **how):
    u, s, v = linear.svd(a, **how)
    k = s.shape[-1]
    return s, (u[..., :k] * s[..., None, :]) @ v[..., :k, :], adjoint(u) @ u, v @ adjoint(v)


def eig(a):
    w, left, right = linear.eig(a)
    return w, abs(left), abs(right), (right * w[..., None, :]) @ jnp.linalg.inv(right), jnp.linalg.inv(adjoint(left)) @ (w[..., :, None] * adjoint(left))


def schur(a, **how):
    s, z = jax.scipy.linalg.schur(a, **how)
    return abs(jnp.diag(s)), z @ s @ adjoint(z), adjoint(z) @ z, jnp.tril(s, -2) + 1
