import type { ReactNode } from 'react'
import { SignInSheet } from './sign-in-sheet.tsx'
import './auth-frame.css'

/** Sign-in and everything around passwords: the form on one side, the board on the other where there is room. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="callboard-auth">
      <div className="callboard-auth-form">{children}</div>
      <SignInSheet />
    </div>
  )
}
