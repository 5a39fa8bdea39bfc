/** Stands for a mail that needs more memory than its thread may have. */
export default function deadlyTask(): void {
  const kept: unknown[] = [];
  for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));
}
