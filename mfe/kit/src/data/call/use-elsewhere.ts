import { useState } from 'react'

/**
 * True when the found item belongs to another project than the address says. An open page stays open when the project
 * gets another uri meanwhile.
 * @param found the uri of its project, once it is known
 */
export function useElsewhere(uri: string, found: string | undefined): boolean {
  const [first, setFirst] = useState(found)
  if (first === undefined && found !== undefined) setFirst(found)
  return first !== undefined && first !== uri
}
