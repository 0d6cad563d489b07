import { lazy } from 'react'

const AuthPage = lazy(() => import('../auth/auth-page.tsx'))
const GoogleCallbackPage = lazy(() => import('../auth/google-callback-page.tsx'))
const ResetRequestPage = lazy(() => import('../auth/reset-request-page.tsx'))
const ResetPage = lazy(() => import('../auth/reset-page.tsx'))
const DemoPage = lazy(() => import('../auth/demo-page.tsx'))
const ProfilePage = lazy(() => import('../account/profile-page.tsx'))
const DeleteAccountPage = lazy(() => import('../account/delete-account-page.tsx'))

/** The pages of the shell itself, by the name of their route. */
export function ShellPage({ name }: { readonly name: string }) {
  switch (name) {
    case 'auth':
      return <AuthPage />
    case 'google-callback':
      return <GoogleCallbackPage />
    case 'reset-password-request':
      return <ResetRequestPage />
    case 'reset-password':
      return <ResetPage />
    case 'book-a-demo':
      return <DemoPage />
    case 'root':
    case 'profile':
      return <ProfilePage />
    case 'delete-account':
      return <DeleteAccountPage />
    default:
      throw new Error(`The shell has no page ${name}.`)
  }
}
