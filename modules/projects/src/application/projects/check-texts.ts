import type { OwnTexts } from '@callboard/admin/queries'
import { invalid } from '@callboard/core'
import type { ProjectTexts } from '../../domain/project.ts'

function* wordsIn(texts: ProjectTexts): Iterable<readonly [field: string, words: string]> {
  for (const [name, words] of Object.entries({ ...texts })) {
    if (typeof words === 'string') yield [`texts.${name}`, words]
    else for (const [index, message] of words.entries()) yield [`texts.${name}.${index}`, message]
  }
}

/** @throws DomainError invalid on the first text that no message can be written in */
export function checkTexts(ownTexts: OwnTexts, texts: ProjectTexts | undefined): void {
  for (const [field, words] of wordsIn(texts ?? {})) {
    const fault = ownTexts.fault(words)
    if (fault !== null) throw invalid(field, fault)
  }
}
