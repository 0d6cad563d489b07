/** The used part of Jitsi's IFrame API (Jitsi handbook, 'IFrame API'). */
export interface JitsiMeetApi {
  addListener(event: string, listener: (payload: JitsiPayload) => void): void
  dispose(): void
}

export interface JitsiPayload {
  readonly error?: { readonly name?: string; readonly isFatal?: boolean }
  readonly kicked?: { readonly local?: boolean }
  readonly isP2P?: boolean
  readonly wasConnected?: boolean
}

export interface JitsiOptions {
  readonly roomName: string
  readonly jwt: string
  readonly width: string
  readonly height: string
  readonly lang: string
  readonly userInfo: { readonly displayName: string }
  readonly configOverwrite: Readonly<Record<string, unknown>>
  readonly interfaceConfigOverwrite: Readonly<Record<string, unknown>>
}

export type JitsiMeetConstructor = new (domain: string, options: JitsiOptions) => JitsiMeetApi
