/** Saves a text as a CSV file on the merchant's machine, with the mark by which Excel knows UTF-8. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
}

/** Saves a value as a JSON file on the merchant's machine. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

/** Saves a text of lines, each of them JSON, on the merchant's machine. */
export function saveJsonLines(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'application/jsonl' }));
}

function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
