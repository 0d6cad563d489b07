import { idFormat, instantFormat } from '@callboard/core/http-contract'
import { type Static, type TSchema, Type } from '@sinclair/typebox'

/** Of WebAuthn, as its JSON has all bytes. */
const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })
const CredentialId = bytes(1400)
const ClientData = bytes(4000)
const PublicKeyType = Type.Literal('public-key')
const CredentialIds = Type.Array(Type.Object({ id: CredentialId, type: PublicKeyType }))

export const PasskeyView = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  created_at: Type.String(instantFormat),
  last_used_at: Type.Union([Type.String(instantFormat), Type.Null()]),
})
export type PasskeyView = Static<typeof PasskeyView>

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, with what is asked for here. */
export const PasskeyCreation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: PublicKeyType })),
  excludeCredentials: CredentialIds,
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
  timeout: Type.Integer(),
})
export type PasskeyCreation = Static<typeof PasskeyCreation>

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  /** Empty: any passkey of the person for this place. */
  allowCredentials: CredentialIds,
  userVerification: Type.Literal('required'),
  timeout: Type.Integer(),
})
export type PasskeyRequest = Static<typeof PasskeyRequest>

const credential = <T extends TSchema>(response: T) =>
  Type.Object({ id: CredentialId, rawId: CredentialId, type: PublicKeyType, response })

/** `RegistrationResponseJSON` of WebAuthn; what else browsers put into it is not read. */
export const NewPasskey = credential(
  Type.Object({ clientDataJSON: ClientData, attestationObject: bytes(16_000) }),
)
export type NewPasskey = Static<typeof NewPasskey>

/** `AuthenticationResponseJSON` of WebAuthn. */
export const PasskeyAnswer = credential(
  Type.Object({
    clientDataJSON: ClientData,
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: Type.Optional(bytes(100)),
  }),
)
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

/** Of the question that a passkey answers, for five minutes and one answer. */
export const PasskeyTicket = Type.String({ minLength: 1, maxLength: 2000, pattern: '^[A-Za-z0-9_.-]+$' })

/** A passkey as proof: its answer to the question of the ticket. */
export const PasskeyProof = Type.Object({ ticket: PasskeyTicket, answer: PasskeyAnswer })
export type PasskeyProof = Static<typeof PasskeyProof>
