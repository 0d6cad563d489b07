/** Elements that the rich editor keeps as they are. */
const KEPT = /^<\/?(?:p|br|strong|em|u|s|b|i|a|ul|ol|li|h[1-6]|blockquote|hr)\b/i

const isKept = (html: string): boolean => [...html.matchAll(/<\/?[^>]*>/g)].every(([tag]) => KEPT.test(tag))

const PART = /\s*(?:<mj-text>([\s\S]*?)<\/mj-text>|<mj-button href="([^"]*)">([\s\S]*?)<\/mj-button>)\s*/y

/** Text of an MJML element as a block of HTML. */
const asBlock = (words: string): string =>
  /^\s*<(?:p|ul|ol|h[1-6])\b/i.test(words) ? words : `<p>${words}</p>`

/**
 * The body of a template for a rich editor: a button is a link that stands alone in its paragraph.
 * @returns null for a body that such an editor would lose something of: other elements, conditions around parts
 */
export function asRich(body: string): string | null {
  if (!body.includes('<mj')) return isKept(body) ? body : null
  let html = ''
  PART.lastIndex = 0
  while (PART.lastIndex < body.length) {
    const part = PART.exec(body)
    if (!part) return null
    const [, words, link, label = ''] = part
    html += words === undefined ? `<p><a href="${link}">${label}</a></p>` : asBlock(words.trim())
  }
  return isKept(html) ? html : null
}

const LONE_LINK = /(?<!<li>)<p>\s*<a\b[^>]*?href="([^"]*)"[^>]*>((?:(?!<\/p>)[\s\S])*?)<\/a>\s*<\/p>/gi

/** The body of a template from the words of a rich editor, one element a line. */
export function fromRich(html: string): string {
  const parts: string[] = []
  let end = 0
  const addText = (words: string) => {
    if (words.trim() !== '') parts.push(`<mj-text>${words.trim()}</mj-text>`)
  }
  for (const link of html.matchAll(LONE_LINK)) {
    addText(html.slice(end, link.index))
    parts.push(`<mj-button href="${link[1]}">${link[2]}</mj-button>`)
    end = link.index + link[0].length
  }
  addText(html.slice(end))
  return parts.join('\n')
}
