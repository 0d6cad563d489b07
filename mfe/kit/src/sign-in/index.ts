/** The way in, for the shell's sign-in page and for check-in. */
export { SignIn, type SignInProps } from './sign-in.tsx'
