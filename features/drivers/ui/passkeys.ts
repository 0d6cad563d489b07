import type { Page } from 'playwright-core'

export interface Device {
  /** Whether the person shows face, finger or PIN when the device asks. */
  confirms(does: boolean): Promise<void>
}

/** Gives the page a device that keeps passkeys, as a phone or a laptop does. */
export async function giveDevice(page: Page): Promise<Device> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    confirms: async (does) => {
      await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: does })
    },
  }
}
