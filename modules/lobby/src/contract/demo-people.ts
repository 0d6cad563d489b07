/** True for an address that no person can have (RFC 2606): that of the people of a demo. */
export const isMadeUp = ({ email }: { readonly email: string }) => /\.test$/i.test(email)
