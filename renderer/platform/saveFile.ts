/** Hands something made on the page to the browser as a file to keep or to open (R-calendar-file, R-share-picture). */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
