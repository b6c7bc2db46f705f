/** Downloads a CSV file, with a BOM so that Excel detects UTF-8. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
}

/** Downloads a JSON file. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

/** Downloads a JSON lines file. */
export function saveJsonLines(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'application/jsonl' }));
}

function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
