import { accentColours } from '../contract/accent-rules.ts'
import type { BrandView } from '../contract/schemas.ts'
import type { Brand } from '../domain/project.ts'

/** The look of a project for a browser. The key of a logo is new with each logo: so is its address. */
export const brandView = (projectId: string, { logoKey, accent }: Brand): BrandView => ({
  logo_url:
    logoKey === null ? null : `/api/studio/logo/${projectId}?v=${logoKey.split('/').at(-1)?.split('.')[0]}`,
  accent: accent === null ? null : accentColours(accent),
})
