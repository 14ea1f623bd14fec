/** Prints a title and lines of text without the rest of the page. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow: view } = frame;
  if (!sheet || !view) return frame.remove();
  // Browsers suggest the title as the file name of "Save as PDF".
  sheet.title = title;
  const heading = sheet.createElement('h1');
  heading.textContent = title;
  const text = sheet.createElement('pre');
  text.style.font = '14pt monospace';
  text.textContent = lines.join('\n');
  sheet.body.append(heading, text);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
