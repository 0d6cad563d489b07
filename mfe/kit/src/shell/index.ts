/** The frame around the screens: providers, places of micro-frontends, header, footer, addresses and their guard. */
// Mantine's ground and components come before our own styles, whichever part is imported first.
import '../ui/theme/styles.ts'

export { whenIdle } from '../data/when-idle.ts'
export { KitProviders } from '../ui/theme/kit-providers.tsx'
export { AppFooter, LEGAL } from './header/app-footer.tsx'
export { AppHeader } from './header/app-header.tsx'
export { ProfileMenu } from './header/profile-menu.tsx'
export { CrashGuard } from './mount/crash-guard.tsx'
export { PageHost } from './mount/page-host.tsx'
export { placeId } from './mount/place-id.ts'
export * from './routes/index.ts'
export { SignInDialog, type SignInQuestion, useSignInQuestion } from './sign-in/sign-in-dialog.ts'
export { useSignIn } from './sign-in/use-sign-in.ts'
