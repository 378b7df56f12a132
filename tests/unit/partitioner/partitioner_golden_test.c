/* The golden files of the partitioner: tests/golden/partitioner/README.md lists the directives. */
#include "partitioner/annotations/annotations.h"
#include "partitioner/gspmd/gspmd.h"
#include "partitioner/report/notes.h"
#include "sharding/device_lists.h"
#include "support/every_type.h"
#include "support/golden.h"

/* A program, how it is partitioned, and the outcome. */
typedef struct run {
  sr_arena *arena;
  const char *program;
  sr_partition_options options;
  sr_ctx ctx;
  sr_status status;
  sr_module *module;
  sr_partition_result result;
  const char *text; /* the program of one device */
  sr_text warnings; /* a line each */
  char *rest;       /* the lines below the directive that is checked */
} run;

/* ---- text ------------------------------------------------------------------------------------ */

/* Cuts the first word off `*text`. */
static char *next_word(char **text) {
  char *word = *text + strspn(*text, " ");
  *text = word + strcspn(word, " ");
  if (**text)
    *(*text)++ = '\0';
  return word;
}

/* Cuts off `*text` what stands in front of the next `mark`, or all of it. NULL: the end. */
static char *next_part(char **text, const char *mark) {
  char *part = *text, *end = part ? strstr(part, mark) : NULL;
  *text = end ? end + strlen(mark) : NULL;
  if (end)
    *end = '\0';
  return part;
}

/* True if `text` begins with `pattern`, or is no more than that if `whole` is set. In a pattern
 * "..." stands for any part of a line. */
static bool matches(const char *text, const char *pattern, bool whole) {
  for (; *pattern; pattern++, text++) {
    if (strncmp(pattern, "...", 3) == 0) {
      while (*text && *text != '\n' && !matches(text, pattern + 3, whole))
        text++;
      return matches(text, pattern + 3, whole);
    }
    if (*text != *pattern)
      return false;
  }
  return !whole || !*text;
}

static int count_matches(const char *text, const char *pattern) {
  int count = 0;
  for (; *text; text++)
    count += matches(text, pattern, false);
  return count;
}

/* `from` with the parts of `values`, "A | B", for $1 and $2. */
static char *substitute(sr_arena *arena, const char *from, const char *values) {
  sr_text text = {.arena = arena};
  char *value[9] = {0}, *rest = values ? sr_arena_printf(arena, "%s", values) : NULL;
  for (size_t i = 0; i < 9 && rest; i++) {
    value[i] = next_part(&rest, "|");
    value[i] += strspn(value[i], " ");
    for (size_t end = strlen(value[i]); end > 0 && value[i][end - 1] == ' '; end--)
      value[i][end - 1] = '\0';
  }
  for (; *from; from++)
    if (*from == '$' && value[0] && EXPECT(value[from[1] - '1'] != NULL))
      sr_text_string(&text, value[*++from - '1']);
    else
      sr_text_char(&text, *from);
  return sr_arena_printf(arena, "%s", sr_text_get(&text));
}

/* ---- directives ------------------------------------------------------------------------------ */

static bool check_count(run *r, char *line) {
  const int wanted = atoi(next_word(&line));
  int got = 0;
  for (char *part; (part = next_part(&line, " | "));)
    got += count_matches(r->text, part);
  return EXPECT_EQ(got, wanted);
}

static bool check_contains(run *r, char *line) {
  return EXPECT(count_matches(r->text, line) > 0);
}

static bool check_order(run *r, char *line) {
  const char *before = strstr(r->text, next_part(&line, " | "));
  const char *behind = line ? strstr(r->text, line) : NULL;
  return EXPECT(before && behind && before < behind);
}

static bool check_devices(run *r, char *line) {
  return EXPECT_EQ(r->result.signature.device_count, atoi(line));
}

/* The argument or the result whose number is the first word of `*line`; NULL, and said: none. */
static const sr_port *find_port(const run *r, bool argument, char **line) {
  const sr_signature *s = &r->result.signature;
  const int index = atoi(next_word(line));
  if (!EXPECT(index < (argument ? s->argument_count : s->result_count)))
    return NULL;
  return argument ? &s->arguments[index] : &s->results[index];
}

/* A sharding, with the array's size in front of it or without, or the devices that have all. */
static bool check_port(run *r, bool argument, char *line) {
  const sr_port *port = find_port(r, argument, &line);
  if (!port)
    return false;
  const char *sharding = sr_sharding_printed(r->arena, &port->sharding);
  sr_text sized = {.arena = r->arena};
  for (int32_t d = 0; d < port->rank; d++)
    sr_text_printf(&sized, d ? "x%d" : "%d", (int)port->dims[d]);
  sr_text_printf(&sized, port->rank ? " %s" : "scalar", sharding);
  if (sr_sharding_is_replicated(&port->sharding) && *line != '<')
    sharding = sr_whole_on(r->arena, port->sharding.mesh, r->result.signature.device_count);
  return strcmp(sr_text_get(&sized), line) == 0 || EXPECT_STRING(sharding, line);
}

static bool check_argument(run *r, char *line) {
  return check_port(r, true, line);
}

static bool check_result(run *r, char *line) {
  return check_port(r, false, line);
}

/* Where along the first dimension each device's part begins. */
static bool check_starts(run *r, char *line) {
  const bool argument = strcmp(next_word(&line), "argument") == 0;
  const sr_port *port = find_port(r, argument, &line);
  sr_text starts = {.arena = r->arena};
  for (int64_t d = 0; port && d < r->result.signature.device_count; d++)
    sr_text_printf(&starts, d ? " %d" : "%d",
                   (int)sr_sharding_shard(&port->sharding, port->dims, d).start[0]);
  return EXPECT_STRING(sr_text_get(&starts), line);
}

/* The arguments whose memory is free, and the results that take it. */
static bool check_donated(run *r, char *line) {
  const sr_signature *s = &r->result.signature;
  sr_text donated = {.arena = r->arena};
  for (int32_t i = 0; i < s->argument_count; i++) {
    const sr_port *port = &s->arguments[i];
    if (port->donated)
      sr_text_printf(&donated, donated.count ? ", %d" : "%d", (int)i);
    if (port->donated && port->alias >= 0)
      sr_text_printf(&donated, " to %d", (int)port->alias);
    EXPECT(port->alias < 0 || s->results[port->alias].alias == i);
  }
  for (int32_t i = 0; i < s->result_count; i++)
    EXPECT(s->results[i].alias < 0 || s->arguments[s->results[i].alias].alias == i);
  return EXPECT_STRING(sr_text_get(&donated), line);
}

/* The note by the name that is the first word of `*line`, "name#1" for the second; NULL: none. */
static const sr_sharding_note *find_note(const run *r, char **line) {
  char *name = next_word(line), *number = strchr(name, '#');
  int index = number ? atoi(number + 1) : 0;
  if (number)
    *number = '\0';
  for (size_t i = 0; i < r->result.note_count; i++)
    if (strcmp(r->result.notes[i].name, name) == 0 && index-- == 0)
      return &r->result.notes[i];
  return NULL;
}

static bool check_sharding(run *r, char *line) {
  const sr_sharding_note *note = find_note(r, &line);
  return EXPECT_STRING(note ? sr_sharding_printed(r->arena, &note->sharding) : "none", line);
}

static bool check_reason(run *r, char *line) {
  const sr_sharding_note *note = find_note(r, &line);
  const char *reason = note ? note->reason : "none";
  return matches(reason, line, true) || EXPECT_STRING(reason, line);
}

static bool check_refused(run *r, char *line) {
  return EXPECT(r->status != SR_OK) && EXPECT_CONTAINS(r->ctx.message, line);
}

static bool check_warning(run *r, char *line) {
  return EXPECT_CONTAINS(sr_text_get(&r->warnings), line);
}

static bool check_warnings(run *r, char *line) {
  int got = 0;
  for (size_t i = 0; i < r->warnings.count; i++)
    got += r->warnings.items[i] == '\n';
  return EXPECT_EQ(got, atoi(line));
}

/* The lines below the directive, to the end of the section, without the empty ones at its end. */
static char *take_rest(run *r) {
  char *rest = r->rest;
  r->rest += strlen(rest);
  for (size_t end = strlen(rest); end > 1 && rest[end - 1] == '\n' && rest[end - 2] == '\n'; end--)
    rest[end - 1] = '\0';
  return rest;
}

static bool check_output(run *r, char *line) {
  return EXPECT_STRING(line, "") && EXPECT_STRING(r->text, take_rest(r));
}

/* The program in which GSPMD shardings are translated, and nothing else is done. */
static bool check_shardy(run *r, char *line) {
  sr_module *module = golden_parse(&r->ctx, r->arena, "t.mlir", r->program);
  if (!EXPECT_STRING(line, "") || !module)
    return false;
  sr_partitioner p = {
      .ctx = &r->ctx, .module = module, .arena = r->arena, .body = module->main->body};
  return EXPECT_EQ(sr_count_devices(&p), SR_OK) && EXPECT_EQ(sr_translate_gspmd(&p), SR_OK) &&
         EXPECT_STRING(golden_print(r->arena, module), take_rest(r));
}

static const char *report(run *r, size_t width) {
  sr_text text = {.arena = r->arena};
  sr_partition_format(r->module, &r->result, width, &text);
  return sr_text_get(&text);
}

/* What the report for people ends with. */
static bool check_picture(run *r, char *line) {
  const char *text = report(r, (size_t)atoi(line)), *wanted = take_rest(r);
  size_t bytes = strlen(text), end = strlen(wanted);
  return EXPECT(end > 1) && EXPECT_STRING(text + (end < bytes ? bytes - end : 0), wanted);
}

static bool check_line(run *r, char *line) {
  return EXPECT_CONTAINS(report(r, 100), line);
}

static const struct {
  const char *word;
  bool (*check)(run *r, char *line);
} directives[] = {
    {"count", check_count},     {"contains", check_contains}, {"order", check_order},
    {"devices", check_devices}, {"argument", check_argument}, {"result", check_result},
    {"starts", check_starts},   {"donated", check_donated},   {"sharding", check_sharding},
    {"reason", check_reason},   {"warning", check_warning},   {"warnings", check_warnings},
    {"picture", check_picture}, {"output", check_output},     {"line", check_line},
    {"refused", check_refused}, {"shardy", check_shardy},
};

static bool check_directive(run *r, char *line) {
  const char *word = next_word(&line);
  for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
    if (strcmp(word, directives[i].word) == 0)
      return (directives[i].check == check_refused || EXPECT_STRING(r->ctx.message, "")) &&
             directives[i].check(r, line);
  return EXPECT_STRING(word, "a directive");
}

/* ---- runs ------------------------------------------------------------------------------------ */

static bool every_type; /* instead of what is expected */

static void take_warning(void *user, sr_log_level level, sr_log_module speaker, const char *line) {
  EXPECT_EQ(level, SR_LOG_WARN);
  EXPECT_EQ(speaker, SR_LOG_PARTITIONER);
  sr_text_printf(user, "%s\n", line);
}

static void partition_run(run *r) {
  static const char *const gone[] = {"sdy.manual",     "sdy.sharding",          "sdy.propagation",
                                     "channel_handle", "use_global_device_ids", "replica_id",
                                     "mhlo.sharding",  "custom_call @S"};
  sr_log log = {.sink = take_warning, .user = &r->warnings};
  for (int i = 0; i < SR_LOG_MODULE_COUNT; i++)
    log.level[i] = SR_LOG_WARN;
  r->ctx.log = &log;
  r->status = partition_module(&r->ctx, r->arena, "t.mlir", r->program, &r->options, &r->module,
                               &r->result);
  r->ctx.log = NULL;
  if (r->status != SR_OK)
    return;
  r->text = golden_print(r->arena, r->module);
  for (size_t i = 0; i < sizeof gone / sizeof *gone; i++)
    EXPECT(strstr(r->text, gone[i]) == NULL);
  golden_parse(&(sr_ctx){0}, r->arena, "printed", r->text);
}

/* "placement=one rewrites=all devices_per_node=4"; `line` may go on with "with". */
static void read_options(run *r, char *line) {
  static const char *const none[] = {NULL};
  for (char *word; *(word = next_word(&line));)
    if (strncmp(word, "placement=", 10) == 0)
      EXPECT_EQ(sr_placement_parse(&r->ctx, word + 10, &r->options.placement), SR_OK);
    else if (strncmp(word, "devices_per_node=", 17) == 0)
      r->options.devices_per_node = atoi(word + 17);
    else if (strncmp(word, "watch_nans=", 11) == 0)
      r->options.watch_nans = atoi(word + 11);
    else if (strncmp(word, "of_buffers=", 11) == 0)
      r->options.of_buffers = atoi(word + 11);
    else if (EXPECT(strncmp(word, "rewrites=", 9) == 0))
      r->options.rewrites.enabled = strcmp(word + 9, "none") == 0 ? none : NULL;
}

/* Partitions as `bar`, the text behind a "---", says, and checks the directives. */
static void check_run(run *r, const golden_case *c, const char *program, const char *bar,
                      const char *wanted) {
  char *values = sr_arena_printf(r->arena, "%s", bar);
  read_options(r, next_part(&values, " with "));
  r->program = substitute(r->arena, program, values);
  if (every_type) {
    partition_every_type(r->program, &r->options);
    return;
  }
  partition_run(r);
  r->rest = substitute(r->arena, wanted, values);
  int checked = 0;
  for (char *line; *(line = r->rest);) {
    r->rest = golden_cut_line(line);
    if (!*line || strncmp(line, "//", 2) == 0)
      continue;
    checked++;
    if (!check_directive(r, sr_arena_printf(r->arena, "%s", line)))
      fprintf(stderr, "  %s: %s\n  ---%s\n  %s\n%s\n", c->file, c->title, bar, line,
              r->text ? r->text : "");
  }
  if (!EXPECT(checked > 0))
    fprintf(stderr, "  %s: %s\n  ---%s\n", c->file, c->title, bar);
}

/* The sections of a case, the last one first: one without directives has those of the next. */
static void check_sections(sr_arena *arena, const golden_case *c, const char *program,
                           const char *options, char *section, const char **wanted) {
  char *bar = section, *next = golden_cut_at(section, "---");
  char *own = golden_cut_line(bar);
  run r = {
      .arena = arena, .options = {.placement = SR_PLACEMENT_ALL}, .warnings = {.arena = arena}};
  if (next)
    check_sections(arena, c, program, options, next, wanted);
  if (own[strspn(own, "\n")])
    *wanted = own;
  if (!EXPECT(*wanted != NULL))
    return;
  read_options(&r, sr_arena_printf(arena, "rewrites=none %s", options));
  check_run(&r, c, program, bar, *wanted);
}

static void check_case(sr_arena *arena, const golden_case *c) {
  char *header = sr_arena_printf(arena, "%s", c->header), *options = golden_cut_at(header, "---");
  char *sections = golden_cut_at(c->body, "---");
  const char *program = c->body, *wanted = NULL;
  while (strncmp(program, "//", 2) == 0) /* places are counted from the program on */
    program = strchr(program, '\n') + 1;
  if (options)
    (void)golden_cut_line(options);
  if (!EXPECT(sections != NULL))
    fprintf(stderr, "  %s: %s\n", c->file, c->title);
  else
    check_sections(arena, c, program, options ? options : "", sections, &wanted);
}

int main(int argc, char **argv) {
  every_type = argc > 1 && EXPECT_STRING(argv[1], "every_type");
  golden_check_files(SPMDRUN_TESTS_DIR "/golden/partitioner", check_case);
  if (every_type)
    printf("%d programs partitioned with elements of other types\n", every_type_partitioned);
  return expect_result();
}
