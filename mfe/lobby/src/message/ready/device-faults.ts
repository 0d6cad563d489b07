import type { ReadyPart } from '@callboard/lobby/contract'
import type { BrowserKind } from './browser-kind.ts'

type Device = Exclude<ReadyPart, 'speaker'>

const BLOCKED: Readonly<Record<BrowserKind, (device: Device) => string>> = {
  'in-app': (device) =>
    `This app does not let pages use the ${device}. Copy the address of this page and open it in Safari or Chrome.`,
  ios: (device) =>
    `The ${device} is blocked. Tap the page menu at the left of the address, then Website Settings, and allow ${device}. Then try again.`,
  android: (device) =>
    `The ${device} is blocked. Tap the sign at the left of the address, then Permissions, and allow ${device}. Then try again.`,
  firefox: (device) =>
    `The ${device} is blocked. Click the crossed-out ${device} at the left of the address and remove the block. Then try again.`,
  safari: (device) =>
    `The ${device} is blocked. Choose Safari, Settings for This Website in the menu bar and allow ${device}. Then try again.`,
  chrome: (device) =>
    `The ${device} is blocked. Click the sign at the left of the address and switch ${device} on. Then try again.`,
}

/** Why a device does not open, and the remedy in this browser. @param fault of `getUserMedia` */
export function deviceFaultWords(device: Device, fault: unknown, browser: BrowserKind): string {
  const name = typeof fault === 'object' && fault !== null && 'name' in fault ? fault.name : undefined
  switch (name) {
    case 'NotFoundError':
      return `No ${device} was found on this device. Connect one, then try again.`
    case 'OverconstrainedError':
      return `The chosen ${device} is gone. Choose another one, then try again.`
    case 'NotReadableError':
    case 'AbortError':
      return `Another program or page is using the ${device}. Close it, then try again.`
    case 'NotAllowedError':
    case 'SecurityError':
      return BLOCKED[browser](device)
    default:
      return `This browser cannot use the ${device} here. Open this page in Safari or Chrome.`
  }
}

/** For an open microphone without any sound. */
export const SILENT =
  'Nothing is heard. Say a few words; if this stays, take the microphone out of mute or choose another one.'

/** For a test sound that was not heard. */
export const NOT_HEARD: Readonly<Record<BrowserKind, string>> = {
  'in-app': 'Turn the volume up, or open this page in Safari or Chrome. Then play it again.',
  ios: 'Turn the volume up and the silent switch off, and look whether headphones are connected. Then play it again.',
  android: 'Turn the media volume up, and look whether headphones are connected. Then play it again.',
  firefox:
    'Turn the volume up, look at the sound output of your computer and the sound of this tab. Then play it again.',
  safari:
    'Turn the volume up, look at the sound output of your computer and the sound of this tab. Then play it again.',
  chrome:
    'Turn the volume up, look at the sound output of your computer and the sound of this tab. Then play it again.',
}
