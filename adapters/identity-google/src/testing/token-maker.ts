import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose'

const KEY_ID = 'key-1'
const LIFETIME_SECONDS = 3_600

export interface OidcPerson {
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  /** Left out of the token when empty, as Google does. */
  readonly firstName: string
  readonly lastName: string
}

/** How the next tokens differ from right ones. */
export interface TokenFaults {
  readonly audience?: string
  readonly issuer?: string
  readonly nonce?: string
  /** Seconds from now; negative for a token that has expired. */
  readonly expiresIn?: number
  /** Signs with a key that is not published, under the id of the published one or under another. */
  readonly foreignKey?: 'same id' | 'other id'
  /** Leaves the signature away and says so. */
  readonly unsigned?: boolean
}

interface TokenFacts {
  readonly issuer: string
  readonly audience: string
  readonly nonce: string
}

export interface TokenMaker {
  readonly published: JWK
  idToken(person: OidcPerson, facts: TokenFacts, faults: TokenFaults): Promise<string>
}

function claimsOf({ email, emailVerified, firstName, lastName }: OidcPerson, nonce: string) {
  return {
    nonce,
    email,
    email_verified: emailVerified,
    ...(firstName && { given_name: firstName }),
    ...(lastName && { family_name: lastName }),
  }
}

/** Makes identity tokens with a fresh RSA key. */
export async function tokenMaker(): Promise<TokenMaker> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const published = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }

  return {
    published,
    async idToken(person, facts, faults) {
      const right = { ...facts, expiresIn: LIFETIME_SECONDS, ...faults }
      const now = Math.floor(Date.now() / 1_000)
      const filled = <Token extends SignJWT | UnsecuredJWT>(token: Token): Token => {
        token
          .setSubject(person.subject)
          .setIssuer(right.issuer)
          .setAudience(right.audience)
          .setIssuedAt(now + Math.min(0, right.expiresIn - LIFETIME_SECONDS))
          .setExpirationTime(now + right.expiresIn)
        return token
      }
      const claims = claimsOf(person, right.nonce)
      if (faults.unsigned) return filled(new UnsecuredJWT(claims)).encode()
      const key: CryptoKey = (faults.foreignKey ? foreign : own).privateKey
      const kid = faults.foreignKey === 'other id' ? 'key-2' : KEY_ID
      return await filled(new SignJWT(claims)).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
    },
  }
}
