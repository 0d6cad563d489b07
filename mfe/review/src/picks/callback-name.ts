/** 'Callbacks', or the next number that no session of the project has. */
export function nextCallbackName(taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.trim().toLowerCase()))
  let name = 'Callbacks'
  for (let round = 2; names.has(name.toLowerCase()); round += 1) name = `Callbacks ${round}`
  return name
}
