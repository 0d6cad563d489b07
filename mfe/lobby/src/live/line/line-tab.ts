export type LineTab = 'checked-in' | 'scheduled'

/** The list of the lobby that is shown; lives in the address. */
export const LINE_TAB: { readonly list: LineTab } = { list: 'checked-in' }
