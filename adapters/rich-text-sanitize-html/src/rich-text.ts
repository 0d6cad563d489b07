import type { RichText } from '@callboard/core'
import sanitize from 'sanitize-html'

/** Addresses of the web, of mailboxes and of telephones; nothing relative, which would lead into the app. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:)/i

const RULES: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li'],
    ...['blockquote', 'h2', 'h3', 'h4', 'a', 'hr', 'code'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Their words are no words for readers.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'svg',
    'math',
    'iframe',
  ],
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: ADDRESS.test(href.trim())
        ? { href: href.trim(), rel: 'noopener noreferrer nofollow', target: '_blank' }
        : ({} as sanitize.Attributes),
    }),
  },
}

const NO_TAGS: sanitize.IOptions = { ...RULES, allowedTags: [], allowedAttributes: {} }

const IS_HTML = /<\/?[a-z!][^>]*>/i

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const paragraphs = (plain: string): string =>
  plain
    .trim()
    .replaceAll(/[&<>]/g, (letter) => ENTITIES[letter]!)
    .split(/\n{2,}/)
    .map((words) => `<p>${words.replaceAll('\n', '<br />')}</p>`)
    .join('')

export const richText: RichText = {
  clean(typed) {
    const html = sanitize(IS_HTML.test(typed) ? typed : paragraphs(typed), RULES)
    return sanitize(html, NO_TAGS).trim() === '' ? '' : html
  },
}
