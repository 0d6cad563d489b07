import type { PublicLink } from './public-link.ts'

export const showsPage = ({ posting_pages }: PublicLink, page: string): boolean =>
  posting_pages.some(({ _id }) => _id === page)
