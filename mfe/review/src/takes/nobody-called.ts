/** Whom a search has not found, as one says it: `Nobody called “Ana” among Courier`. */
export const nobodyCalled = ({ find, role }: { readonly find: string; readonly role: string }): string =>
  ['Nobody', find.trim() && `called “${find.trim()}”`, role && `among ${role}`].filter(Boolean).join(' ')
