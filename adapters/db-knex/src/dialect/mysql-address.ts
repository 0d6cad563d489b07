import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** Where a MySQL or MariaDB server is and how to sign in to it. */
export interface MysqlAddress {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
  /** Given: the line is encrypted. `ca` is the text of a certificate authority, in place of the system's own. */
  readonly ssl?: {
    readonly ca?: string
    readonly rejectUnauthorized: boolean
    readonly verifyIdentity: boolean
  }
}

const FORM = 'Its form is mysql://user:password@host:3306/database.'

/** Never repeats the address itself: it has the password in it. */
const wrong = (what: string) => new Error(`DATABASE_URL ${what}`)

function certificateAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw wrong(`names a certificate file in ssl-ca that cannot be read: ${file}`)
  }
}

function tls(host: string, options: URLSearchParams): Pick<MysqlAddress, 'ssl'> {
  for (const name of options.keys()) {
    if (name !== 'ssl' && name !== 'ssl-ca') throw wrong(`has an option that is not known: ${name}.`)
  }
  const file = options.get('ssl-ca')
  const ssl = options.get('ssl') ?? (file === null ? 'false' : 'true')
  if (!['true', 'false', 'unchecked'].includes(ssl)) {
    throw wrong('has an ssl option that is neither true, false nor unchecked.')
  }
  if (ssl === 'false') return {}
  const trusted = file === null ? {} : { ca: certificateAuthority(file) }
  const isChecked = ssl === 'true'
  // mysql2 would look for the name localhost in the certificate of a numeric address.
  const isNamed = isIP(host) === 0
  return { ssl: { ...trusted, rejectUnauthorized: isChecked, verifyIdentity: isChecked && isNamed } }
}

/**
 * @param url `mysql://user:password@host:port/database`, with `?ssl=true` for an encrypted line to a server whose
 * certificate is checked (`ssl-ca=<file>`: against this authority), `?ssl=unchecked` for one that is not checked
 * @throws Error that names the setting and never the password
 */
export function mysqlAddress(url: string): MysqlAddress {
  const address = URL.parse(url)
  if (!address) throw wrong(`is not an address. ${FORM}`)
  if (address.protocol !== 'mysql:') throw wrong(`must start with mysql://. ${FORM}`)
  if (address.hostname === '') throw wrong(`names no host. ${FORM}`)
  let names: string[]
  try {
    names = [address.username, address.password, address.pathname.slice(1)].map(decodeURIComponent)
  } catch {
    throw wrong('has a % that is not followed by two hexadecimal digits; write %25 for a percent sign.')
  }
  const [user = '', password = '', database = ''] = names
  if (database === '') throw wrong(`names no database. ${FORM}`)
  if (database.includes('/')) throw wrong(`has more than one name after the host. ${FORM}`)
  const host = address.hostname.replace(/^\[(.*)\]$/, '$1')
  return {
    host,
    port: Number(address.port || 3306),
    user,
    password,
    database,
    ...tls(host, address.searchParams),
  }
}
