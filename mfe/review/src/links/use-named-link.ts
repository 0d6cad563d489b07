import { useState } from 'react'
import { linkNames } from './link-names.ts'

/** The name by which a link is asked for, and what keeps another one. @param link id in the address; undefined: none */
export function useNamedLink(link: string | undefined): [string | undefined, (named: string) => void] {
  const [kept, setKept] = useState<{ readonly link: string; readonly named: string }>()
  const keep = (named: string) => {
    if (link === undefined) return
    linkNames.keep(link, named)
    setKept({ link, named })
  }
  if (link === undefined) return [undefined, keep]
  return [kept?.link === link ? kept.named : linkNames.of(link), keep]
}
