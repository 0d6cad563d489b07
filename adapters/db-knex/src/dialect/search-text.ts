/** Sorts after every letter. */
export const LAST = '\uffff'

/** Letters that Unicode does not take apart, as they are typed on other keyboards. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
}
const TAKEN_APART = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
/** Straight, curly, turned, and the accents that stand for them. */
const APOSTROPHES = /['’‘‛ʼʻʹ′`´]/gu

/**
 * How a name is kept to be searched: lower case, without accents and apostrophes, letters such as ł and ß as those
 * that are typed for them, hyphens as spaces, one of them between words.
 */
export const searchKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(TAKEN_APART, (letter) => LETTERS[letter]!)
    .replaceAll(APOSTROPHES, '')
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim()

/** Letters of a key: four of them fit into one index. */
export const KEY_LETTERS = 60

const fromWord = (key: string, place: number): string | null => {
  const words = key.split(' ')
  const at = place < 0 ? words.length + place : place
  return at <= 0 || at >= words.length ? null : words.slice(at).join(' ').slice(0, KEY_LETTERS)
}

/**
 * The keys of a person's name, each in a column with an index: the whole, from the second word, the last word. A column
 * is null where it would repeat another one.
 */
export function nameKeys(name: string): readonly [whole: string, rest: string | null, last: string | null] {
  const whole = searchKey(name)
  const rest = fromWord(whole, 1)
  const last = fromWord(whole, -1)
  return [whole.slice(0, KEY_LETTERS), rest, last === rest ? null : last]
}

/** Words of a name that it is found by. */
const WORDS = 20

/** The keys of a name from each of its words on: it is found by the beginning of any of them. */
export function wordBeginnings(name: string): readonly string[] {
  const words = searchKey(name).split(' ')
  const beginnings = words.slice(0, WORDS).map((_, at) => words.slice(at).join(' ').slice(0, KEY_LETTERS))
  return [...new Set(beginnings)]
}

/** The keys of an e-mail address from each of its words on, but for the last part of its domain alone. */
export function addressBeginnings(email: string): readonly string[] {
  const parts = [...email.matchAll(/[^@._+\p{Pd}]+/gu)].map(({ index }) => searchKey(email.slice(index)))
  const beginnings = parts.filter((part) => part.includes('.')).slice(0, WORDS)
  return [...new Set(beginnings.map((part) => part.slice(0, KEY_LETTERS)))]
}

/** Words that somebody types to find a person; further ones are not looked at. */
const TYPED_WORDS = 8

/** The keys of the words of a text that somebody typed, each of which has to begin a word of what is found. */
export const typedWords = (text: string): readonly string[] =>
  [...new Set(searchKey(text).split(' '))]
    .map((word) => word.replace(/^@/, '').slice(0, KEY_LETTERS))
    .filter((word) => word !== '')
    .slice(0, TYPED_WORDS)

/** For `like … escape '!'`: `%`, `_` and the escape itself mean themselves. */
export const literal = (part: string): string => part.replaceAll(/[!%_]/g, '!$&')
