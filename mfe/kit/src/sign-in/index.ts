/** The way in, for the shell's sign-in pages and for check-in. */
export { GoogleReturn } from './google-return.tsx'
export { SignIn, type SignInProps } from './sign-in.tsx'
