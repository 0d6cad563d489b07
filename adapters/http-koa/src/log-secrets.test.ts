import { expect } from 'chai'
import { LogLines } from './testing/log-lines.ts'
import { createLogger } from './watching/create-logger.ts'

/** Each must never be in a log, wherever it hides. */
const PLANTED = {
  bearer: 'Zm9vYmFyLXNlc3Npb24',
  cookie: 'c00kie-of-a-browser',
  reset: 'reset-token-of-ada',
  signature: 'deadbeef-signed',
  email: 'ada.lovelace@people.example',
  phone: '+1 (310) 555-0142',
  typedPhone: '310-555-0143',
  farPhone: '+44 20 7946 0958',
  bareNumber: '3105550144',
  password: 'hunter2-correct-horse',
  databasePassword: 'pa55-of-the-database',
  capability: 'q3Jv8Xw2pLk5Nf7Rt9Yb1Dh4Gs6Mz0CvAe2Ui8Oo5PqW',
  handOver: 'Wq7Zt1Yb5Kd9Mf3Xc8Vr2Ln6Pj0Hs4Ga_Ue-Ti1Oo3Ry',
  credential: 'AKIA-of-the-bucket',
  accountKey: 'd41d8cd98f00b204e9800998ecf8427e',
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  name: "O'Connor-Ferreira",
} as const

const spellings = Object.values(PLANTED)
const everywhere = [
  `Authorization: Bearer ${PLANTED.bearer}`,
  `Cookie: callboard=${PLANTED.cookie}; other=${PLANTED.cookie}`,
  `GET https://callboard.example/reset?token=${PLANTED.reset}&x=1 failed`,
  `GET /blobs/takes/1.webm?X-Amz-Credential=${PLANTED.credential}&signature=${PLANTED.signature}`,
  `no mailbox ${PLANTED.email}; no phone ${PLANTED.phone}, ${PLANTED.typedPhone}, ${PLANTED.farPhone} or ${PLANTED.bareNumber}`,
  `password=${PLANTED.password} was refused`,
  `{"password":"${PLANTED.password}","token":"${PLANTED.reset}"}`,
  `connect mysql://callboard:${PLANTED.databasePassword}@db:3306/callboard`,
  `GET /message/${PLANTED.handOver} took long`,
  `link ${PLANTED.capability}, stored as ${PLANTED.digest}, for ${PLANTED.accountKey}`,
].join('\n')
const escaped = PLANTED.name.replace("'", "\\'")
const statement = `insert into \`user\` (\`name\`) values ('${escaped}', '${PLANTED.password}') - Duplicate entry '${escaped}' for key 'user_name_unique'`

function errorWithSecrets(): Error {
  const database = Object.assign(new Error(statement), {
    code: 'ER_DUP_ENTRY',
    sql: statement,
    sqlMessage: `Duplicate entry '${escaped}'`,
    parameters: [PLANTED.name, PLANTED.password],
  })
  const outside = Object.assign(new Error(everywhere, { cause: database }), {
    config: { headers: { authorization: PLANTED.bearer, cookie: PLANTED.cookie }, data: everywhere },
    response: { body: everywhere },
  })
  outside.stack = `${outside.stack}\n    at ${PLANTED.email} (file:///x.ts:1:1)`
  const both = new AggregateError([outside, everywhere, database], everywhere, {
    cause: { detail: everywhere },
  })
  both.name = `Error of ${PLANTED.email}`
  return both
}

const WAYS: Record<string, (logger: ReturnType<typeof createLogger>) => void> = {
  'as err': (logger) => logger.error({ err: errorWithSecrets() }, 'failed'),
  'as err without words': (logger) => logger.error({ err: errorWithSecrets() }),
  'under any name': (logger) => logger.error({ reason: errorWithSecrets() }, 'failed'),
  'as the first argument': (logger) => logger.error(errorWithSecrets()),
  'as words': (logger) => logger.error(everywhere),
  'within words': (logger) => logger.error('failed: %s', everywhere),
  'deep in fields': (logger) => logger.error({ job: { tries: [{ payload: everywhere }] } }, 'failed'),
  'in fields named like secrets': (logger) =>
    logger.error({
      headers: { authorization: PLANTED.bearer, cookie: PLANTED.cookie, 'set-cookie': [PLANTED.cookie] },
      input: { new_password: PLANTED.password, resetToken: PLANTED.reset, apiKey: PLANTED.name },
      sql: statement,
      bindings: [PLANTED.name],
    }),
  'bound to a child': (logger) =>
    logger.child({ token: PLANTED.reset }).child({ payload: everywhere }).error('failed'),
  'in objects of libraries': (logger) =>
    logger.error({ request: new Request('https://x.example/', { headers: { cookie: PLANTED.cookie } }) }),
}

describe('the log', () => {
  for (const [way, write] of Object.entries(WAYS))
    it(`holds no secret and no personal data that comes ${way} [SEC-06]`, () => {
      const log = new LogLines()
      write(createLogger('info', log))
      expect(log.lines).to.have.length(1)
      const line = JSON.stringify(log.lines[0])
      for (const secret of [...spellings, escaped]) expect(line).not.to.include(secret)
    })

  it('keeps the clues needed to find the fault [OPS-05]', () => {
    const log = new LogLines()
    createLogger('info', log).error({ err: errorWithSecrets() }, 'failed')
    const line = JSON.stringify(log.lines[0])
    for (const clue of ['user_name_unique', 'ER_DUP_ENTRY', 'log-secrets.test.ts', 'no mailbox', 'db:3306'])
      expect(line).to.include(clue)
  })

  it('leaves ids, times, addresses of machines and names of files as they are', () => {
    const log = new LogLines()
    const harmless = {
      record: '0192f3a0-7c1e-7aaa-8bbb-123456789012',
      at: '2026-11-20T03:19:00.000Z',
      peer: 'connect ECONNREFUSED 127.0.0.1:3306',
      file: 'takes/0192f3a0-7c1e-7aaa-8bbb-123456789012/original.webm',
      ms: 1234567890123,
      text: "The session can't be opened: it's over.",
    }
    createLogger('info', log).info(harmless, 'request')
    expect(log.lines[0]).to.include(harmless)
  })

  it('survives errors that refer to each other in a circle', () => {
    const log = new LogLines()
    const one = new Error('one')
    const other = new Error('other', { cause: one })
    one.cause = other
    createLogger('info', log).error({ err: one })
    expect(log.lines[0]?.err).to.include({ message: 'one' })
  })
})
