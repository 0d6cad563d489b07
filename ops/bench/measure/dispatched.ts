import { allModules } from '@callboard/assembly'

export const DISPATCH_TOKEN = 'token-of-a-super-admin'
const FEW = 10

/** Reads that need nothing but ids, from all over the product. */
const plainReads = allModules
  .flatMap(({ api }) => api)
  .filter(
    ({ endpoint }) =>
      endpoint.method === 'GET' &&
      !endpoint.query &&
      !endpoint.limits &&
      !endpoint.redirect &&
      endpoint.path.includes('{') &&
      endpoint.access.includes('super_admin'),
  )

/** Ten of them, evenly spread over the modules. */
export const dispatched = Array.from({ length: FEW }, (_, n) => {
  const chosen = plainReads[Math.floor((n * plainReads.length) / FEW)]
  if (!chosen) throw new Error('There are no reads to dispatch.')
  return chosen
})
