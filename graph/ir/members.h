/* What both readers of programs, of text and of bytecode, do with functions and meshes. Internal to
 * graph/. */
#ifndef SR_GRAPH_IR_MEMBERS_H
#define SR_GRAPH_IR_MEMBERS_H

#include "graph/ir/graph.h"

/* Returns an empty public function, which is not in the list of the module's functions yet. */
sr_func *sr_func_create(sr_module *module);
/* Copies the attribute lists of `count` arguments or results, one list for each. If all lists are
 * empty, both outputs are NULL, so that the function is equal to one that is written without
 * lists. */
void sr_func_copy_lists(sr_arena *arena, sr_named_attr *const *lists, const size_t *counts,
                        size_t count, sr_named_attr *const **out_lists, const size_t **out_counts);
/*
 * Sets the name, type, visibility and attributes of `func` from the attributes that the generic
 * syntax has for a func.func: sym_name, function_type, sym_visibility, arg_attrs, res_attrs and
 * others. An empty arg_attrs or res_attrs counts as absent, an empty sym_visibility as public.
 * Returns NULL, or a sentence if they are wrong.
 */
const char *sr_func_take_attrs(sr_func *func, const sr_named_attr *attrs, size_t count);

/* Sets the device ids of a mesh, whose axes are set, and the number of its devices. `ids` is not
 * copied; `id_count` 0: none. Returns NULL, or a sentence if the mesh is wrong. */
const char *sr_mesh_complete(sr_mesh *mesh, const int64_t *ids, size_t id_count);
/* Appends a mesh to the module. False: it has one of this name. */
bool sr_module_add_mesh(sr_module *module, const sr_mesh_op *op);
/* Sets sr_module.main: @main, else the only public function. */
void sr_module_find_main(sr_module *module);

#endif
