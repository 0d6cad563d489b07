import { invalid, PUBLIC_URL, SECRET_HASHER, useCase } from '@callboard/core'
import { getQrCode } from '../../contract/index.ts'
import { QR_CODES } from '../ports/index.ts'

/** Of an address as it is drawn, with its letters escaped: a longer one takes long to draw, or fits into no code. */
const LONGEST = 1_024

/** Codes lead to this install only: a foreign address would look as if it came from the casting office. */
export const GetQrCode = useCase(
  getQrCode,
  { codes: QR_CODES, hasher: SECRET_HASHER, publicUrl: PUBLIC_URL },
  async ({ needs: { codes, hasher, publicUrl }, input: { q } }) => {
    const address = URL.parse(q, publicUrl)
    if (address?.origin !== new URL(publicUrl).origin) throw invalid('q', 'Not an address of this install.')
    if (address.href.length > LONGEST) throw invalid('q', 'This address is too long.')
    const content = await codes.svg(address.href)
    return { content, version: hasher.digest(content) }
  },
)
