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

/** What a person is found by. */
export interface Sought {
  /** Each finds the person by its own beginning. */
  readonly keys: readonly string[]
  /** All that `keys` begin with, to look for further words in. */
  readonly words: string
}

/** A name is found by the beginning of any of its words: its keys are the name from each of them on. */
export function byBeginnings(name: string): Sought {
  const words = searchKey(name).split(' ').slice(0, WORDS)
  const keys = words.map((_, at) => words.slice(at).join(' ').slice(0, KEY_LETTERS))
  return { keys: [...new Set(keys)], words: words.map((word) => ` ${word}`).join('') }
}

/** Texts are found by any part of their words: their keys are each word from each of its letters on. */
export function byParts(...texts: readonly string[]): Sought {
  const words = [...new Set(texts.flatMap((text) => searchKey(text).split(' ')))]
  const keys = words.flatMap((word) => {
    const letters = [...word]
    return letters.map((_, at) => letters.slice(at, at + KEY_LETTERS).join(''))
  })
  return { keys: [...new Set(keys)], words: words.join(' ') }
}

/** Words that are typed to find a person; further ones are not looked at. */
const TYPED_WORDS = 8

/** The keys of the words of a text that is typed to find a person by each of them. */
export const typedWords = (text: string): readonly string[] =>
  [...new Set(searchKey(text).split(' '))]
    .map((word) => word.replace(/^@/, '').slice(0, KEY_LETTERS))
    .filter((word) => word !== '')
    .slice(0, TYPED_WORDS)

/** For `like … escape '!'`: `%`, `_` and the escape itself mean themselves. */
export const literal = (part: string): string => part.replaceAll(/[!%_]/g, '!$&')
