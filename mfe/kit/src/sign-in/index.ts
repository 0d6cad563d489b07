/** The way in, for the shell's sign-in pages and for check-in; and what it is made of, for those around passwords. */
export { faultsWithoutField } from '../forms/faults-without-field.ts'
export { useTextFields } from '../forms/use-text-fields.ts'
export { GoogleReturn } from './google-return.tsx'
export { NewPasswordField } from './password-field.tsx'
export { SignIn, type SignInProps } from './sign-in.tsx'
export { StepFrame, type StepFrameProps } from './step-frame.tsx'
export { StepNotice } from './step-notice.tsx'
export { StepSkeleton } from './step-skeleton.tsx'
