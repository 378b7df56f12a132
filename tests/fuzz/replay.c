/* Runs a fuzz target over kept inputs as an ordinary test: no fuzzer is needed. Arguments: files
 * and folders. */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* False if `path` is no readable file. */
static int replay_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) {
    fprintf(stderr, "cannot read %s\n", path);
    if (file)
      fclose(file);
    return 0;
  }
  size_t size = (size_t)ftell(file);
  rewind(file);
  uint8_t *data = malloc(size + 1);
  int whole = data && fread(data, 1, size, file) == size;
  fclose(file);
  if (whole)
    LLVMFuzzerTestOneInput(data, size);
  free(data);
  return whole;
}

static int replay_folder(const char *path, DIR *folder, int *count) {
  int good = 1;
  for (struct dirent *entry; (entry = readdir(folder));) {
    char file[4096];
    if (entry->d_name[0] == '.')
      continue;
    snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
    good &= replay_file(file);
    ++*count;
  }
  return good;
}

int main(int argc, char **argv) {
  int good = 1, count = 0;
  for (int i = 1; i < argc; i++) {
    DIR *folder = opendir(argv[i]);
    if (folder) {
      good &= replay_folder(argv[i], folder, &count);
      closedir(folder);
    } else {
      good &= replay_file(argv[i]);
      count++;
    }
  }
  printf("%d inputs\n", count);
  return good && count > 0 ? 0 : 1;
}
