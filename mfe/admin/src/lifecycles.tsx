import { mfeLifecycles } from '@callboard/kit'
import { App } from './app.tsx'

export const { bootstrap, mount, unmount } = mfeLifecycles('admin', App)
