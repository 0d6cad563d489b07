/** Patterns that are masked in log texts from outside the program, with their replacements. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  // Name and password of an address: mysql://callboard:password@host
  [/:\/\/[^\s/@'"<>]+@/g, '://[hidden]@'],
  [/[^\s@'"`<>()[\],;:\\/]+@[^\s@'"`<>()[\],;:\\/]+/g, '[e-mail]'],
  // Values of an address: signatures, tickets, tokens of links.
  [/([?&#][\w.~%[\]-]+=)[^\s&#'"<>)]+/g, '$1[hidden]'],
  [/\b(bearer|basic|digest) +[\w.~+/=-]+/gi, '$1 [hidden]'],
  [/\b((?:set-)?cookie:) *[^\r\n]+/gi, '$1 [hidden]'],
  // token=…, "password": "…", api_key: …
  [
    /(["']?\b[\w-]*(?:token|secret|passw(?:or)?d|api[_-]?key|signature|authorization)\b["']?\s*[:=]\s*)(?!\[hidden\])("[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
    '$1[hidden]',
  ],
  // Digests, keys and signed claims: long runs that hold a digit.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{40,}(?:\.[\w-]+)*/g, '[hidden]'],
  [/\b[0-9a-f]{32,}\b/gi, '[hidden]'],
  // Phone numbers: +1 310 555 0142, (310) 555-0142, 3105550142
  [/\+\d[\d ().-]{6,}\d/g, '[phone]'],
  [/(?<![\w-])\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}(?![\w-])/g, '[phone]'],
  [/(?<![\w.-])\d{10,15}(?![\w-])/g, '[phone]'],
]

const LONGEST = 4_000

const STATEMENT = /^\s*(?:insert|select|update|delete|replace|with)\b/i
/**
 * A driver quotes the value it did not like; names of keys, columns, tables and constraints stay, for the search of the
 * fault.
 */
const QUOTED = /(\b(?:key|column|table|constraint) )?(?<!\w)'(?:[^'\\]|\\.|'')*'(?!\w)/gi
const withoutQuoted = (text: string) =>
  text.replace(QUOTED, (quoted, name: string | undefined) => (name ? quoted : "'…'"))

/** knex puts the whole statement with its values before the message of the driver. */
function withoutValues(message: string): string {
  if (!STATEMENT.test(message)) return withoutQuoted(message)
  const end = message.lastIndexOf(' - ')
  const statement = message.slice(0, end === -1 ? undefined : end)
  const quote = statement.indexOf("'")
  const head = quote === -1 ? statement : `${statement.slice(0, quote)}…`
  return end === -1 ? head : `${head}${withoutQuoted(message.slice(end))}`
}

/** A secret that is cut in half would not be known for one, so the cut is between words. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  return `${text.slice(0, Math.max(0, text.lastIndexOf(' ', LONGEST)))} …`
}

/** Names of routes, codes and the like: none of the masks fits them, and most texts of a log are such. */
const HARMLESS = /^[a-z_.-]{0,200}$/i

/** A text, at most 4,000 characters of it, without e-mail addresses, phone numbers, tokens, passwords and the values of addresses. */
export function masked(text: string): string {
  if (HARMLESS.test(text)) return text
  return MASKS.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), shortened(text))
}

/** Like `masked`, for the message of an error, which may quote the values of a statement. */
export const maskedMessage = (message: string): string =>
  HARMLESS.test(message) ? message : masked(withoutValues(shortened(message)))
