import type { RichText } from '../../kernel/index.ts'

/** Takes tags away, for tests whose subject is another. */
export const plainRichText: RichText = { clean: (typed) => typed.replaceAll(/<script.*?<\/script>/gs, '') }
