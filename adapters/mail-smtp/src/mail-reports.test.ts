import { expect } from 'chai'
import { mailReports } from './mail-reports.ts'

const TOKEN = 'the token of whoever passes reports on'
const OURS = '<0193-ab@callboard.example>'
const reports = mailReports(TOKEN)
const read = (mail: string | Uint8Array) =>
  reports.read(typeof mail === 'string' ? new TextEncoder().encode(mail.replaceAll('\n', '\r\n')) : mail)

/** Header and parts of a report, each with its own type. */
const multipart = (type: string, parts: readonly string[], boundary = 'b-1') =>
  `Content-Type: ${type}; boundary="${boundary}"\n\n${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--\n`
const HEAD = 'From: MAILER-DAEMON@mx.example\nTo: bounces@callboard.example\nMIME-Version: 1.0\n'
const DSN = 'multipart/report; report-type=delivery-status'
const words = 'Content-Type: text/plain; charset=us-ascii\n\nSorry, your message could not be delivered.\n'
const status = (fields: string, type = 'message/delivery-status') =>
  `Content-Type: ${type}\n\nReporting-MTA: dns; mx.example\n\n${fields}\n`
const FAILED = 'Final-Recipient: rfc822; ana@example.com\nAction: failed\nStatus: 5.1.1\n'
const quoted = (rest = '', type = 'message/rfc822') =>
  `Content-Type: ${type}\n\nFrom: Callboard <mail@callboard.example>\nTo: ana@example.com\nMessage-ID: ${OURS}\nSubject: Hello\n${rest}`
const report = (...parts: readonly string[]) => `${HEAD}${multipart(DSN, parts)}`

const POSTFIX = `Return-Path: <>
Received: by mail.callboard.example (Postfix)
\tid 4F00; Mon,  2 Mar 2026 09:00:05 +0000 (UTC)
From: MAILER-DAEMON@mail.callboard.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: bounces@callboard.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4F00.1/mail.callboard.example"

This is a MIME-encapsulated message.

--4F00.1/mail.callboard.example
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

This is the mail system at host mail.callboard.example.

--4F00.1/mail.callboard.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.callboard.example
X-Postfix-Queue-ID: 4F00
Arrival-Date: Mon,  2 Mar 2026 09:00:00 +0000 (UTC)

Final-Recipient: rfc822; ana@example.com
Original-Recipient: rfc822;Ana@Example.com
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; 550 5.1.1 <ana@example.com>: Recipient address rejected:
    User unknown in virtual mailbox table

--4F00.1/mail.callboard.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <bounces@callboard.example>
From: Callboard <mail@callboard.example>
To: ana@example.com
Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=
Message-ID:
 ${OURS}
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="inner"

--inner
Content-Type: text/plain

Hello
--inner
Content-Type: text/html

<p>Hello</p>
--inner--

--4F00.1/mail.callboard.example--
`

const EXCHANGE = `From: <postmaster@outlook.example>
To: <bounces@callboard.example>
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="c1"
Content-Language: en-US
Message-ID: <dsn@outlook.example>
In-Reply-To: ${OURS}
Subject: Undeliverable: Hello
Auto-Submitted: auto-replied
MIME-Version: 1.0

--c1
Content-Type: multipart/alternative; differences=Content-Type; boundary="c2"

--c2
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

Your message to ana@example.com couldn't be delivered.

--c2
Content-Type: text/html; charset="us-ascii"

<p>Your message couldn't be delivered.</p>

--c2--

--c1
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01.outlook.example
Received-From-MTA: dns;mail.callboard.example
Arrival-Date: Mon, 2 Mar 2026 09:00:00 +0000

Final-Recipient: rfc822;ana@example.com
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup

--c1
Content-Type: message/rfc822

Received: from mail.callboard.example
Message-ID: ${OURS}
From: Callboard <mail@callboard.example>
To: <ana@example.com>
Subject: Hello
Content-Type: text/plain

Hello
--c1--
`

const GMAIL = `From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>
To: bounces@callboard.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: ${OURS}
In-Reply-To: ${OURS}
X-Failed-Recipients: ana@example.com
MIME-Version: 1.0
Content-Type: multipart/report; boundary="000"; report-type=delivery-status

--000
Content-Type: multipart/related; boundary="001"

--001
Content-Type: multipart/alternative; boundary="002"

--002
Content-Type: text/plain; charset="UTF-8"

** Address not found **

--002
Content-Type: text/html; charset="UTF-8"

<p>Address not found</p>

--002--
--001
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgo=
--001--
--000
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.example
Arrival-Date: Mon, 02 Mar 2026 01:00:00 -0800 (PST)
X-Original-Message-ID: ${OURS}

Final-Recipient: rfc822; ana@example.com
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.example. (192.0.2.1, the server for the domain.)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550 5.1.1 double-checking the recipient's email address.
Last-Attempt-Date: Mon, 02 Mar 2026 01:00:01 -0800 (PST)

--000
Content-Type: text/rfc822-headers

From: Callboard <mail@callboard.example>
To: ana@example.com
Message-ID: ${OURS}
Subject: Hello

--000--
`

const arf = (feedback: string, head = '') =>
  `${HEAD}${multipart('multipart/report; report-type=feedback-report', [
    'Content-Type: text/plain\n\nThis is an email abuse report.\n',
    `Content-Type: message/feedback-report\n\nFeedback-Type: ${feedback}\nUser-Agent: SomeGenerator/1.0\nVersion: 1\n${head}`,
    quoted('\nHello\n'),
  ])}`

describe('mailReports', () => {
  for (const [name, mail, addresses, code, said] of [
    [
      'Postfix',
      POSTFIX,
      ['ana@example.com', 'ana@example.com'],
      '5.1.1',
      '550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
    ],
    [
      'Exchange',
      EXCHANGE,
      ['ana@example.com'],
      '5.1.10',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ],
    [
      'Gmail',
      GMAIL,
      ['ana@example.com'],
      '5.1.1',
      "550-5.1.1 The email account that you tried to reach does not exist. Please try 550 5.1.1 double-checking the recipient's email address.",
    ],
  ] as const)
    it(`reads what ${name} sends back [E4]`, async () => {
      expect(await read(mail)).to.deep.equal({
        kind: 'bounce',
        messageId: OURS,
        recipients: [{ addresses, action: 'failed', status: code, words: said }],
      })
    })

  it('reads a mail behind the line that a mailbox or an alias puts before it', async () => {
    expect(await read(`From MAILER-DAEMON  Mon Mar  2 09:00:05 2026\n${POSTFIX}`)).to.include({
      messageId: OURS,
    })
  })

  it('reads every recipient, and says of each how it fared', async () => {
    const later = 'Original-Recipient: rfc822;<bo@example.com>\nAction: Delayed\nStatus: 4.4.1 (no answer)\n'
    const found = await read(report(words, status(`${FAILED}\n${later}`), quoted()))
    expect(found)
      .to.have.property('recipients')
      .that.deep.equals([
        { addresses: ['ana@example.com'], action: 'failed', status: '5.1.1', words: '5.1.1' },
        { addresses: ['bo@example.com'], action: 'delayed', status: '4.4.1', words: '4.4.1' },
      ])
  })

  for (const [field, diagnosis, code] of [
    ['5.0.0', 'smtp; 550 5.1.1 No such user', '5.1.1'],
    ['5.0.0', 'smtp; 550 No such user', '5.0.0'],
    ['', 'smtp; 550-5.2.1 Switched off', '5.2.1'],
    ['5.2.2', 'smtp; 550 5.1.1 No such user', '5.2.2'],
    ['broken', 'X-Notes; broken', ''],
  ] as const)
    it(`takes the status of the other server where its own is vague: ${field || 'none'}, ${diagnosis}`, async () => {
      const fields = `Final-Recipient: rfc822; ana@example.com\nAction: failed\nStatus: ${field}\nDiagnostic-Code: ${diagnosis}\n`
      expect(await read(report(words, status(fields), quoted()))).to.have.nested.property(
        'recipients[0].status',
        code,
      )
    })

  it('reads words that are encoded, without what would break a line, and not for ever', async () => {
    const encoded = `${FAILED}Diagnostic-Code: smtp; =?utf-8?Q?550_5.1.1_Bo=C3=AEte_inconnue=0A=07${'x'.repeat(40)}?=${' y'.repeat(400)}\n`
    const found = await read(report(words, status(encoded), quoted()))
    expect(found?.kind === 'bounce' && found.recipients[0]?.words)
      .to.match(/^550 5\.1\.1 Boîte inconnue x+ y y/)
      .and.to.have.length(500)
  })

  it('reads parts that are encoded, and those of mails with letters beyond ASCII in their addresses', async () => {
    const base64 = `Content-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${btoa(`Reporting-MTA: dns; mx.example\r\n\r\n${FAILED}`)}\n`
    const expected = { kind: 'bounce', messageId: OURS }
    expect(await read(report(words, base64, quoted()))).to.include(expected)
    const smtputf8 = FAILED.replace('rfc822; ana', 'utf-8; zoë')
    const found = await read(
      report(words, status(smtputf8, 'message/global-delivery-status'), quoted('', 'message/global-headers')),
    )
    expect(found)
      .to.include(expected)
      .and.to.have.nested.property('recipients[0].addresses[0]', 'zoë@example.com')
  })

  it('reads a complaint, whose recipient may be left out', async () => {
    const found = { kind: 'complaint', messageId: OURS, addresses: ['ana@example.com'] }
    expect(await read(arf('abuse', 'Original-Rcpt-To: <Ana@example.com>\n'))).to.deep.equal(found)
    expect(await read(arf('Abuse'))).to.deep.equal(found)
    for (const other of ['not-spam', 'fraud', 'virus', 'other']) expect(await read(arf(other))).to.equal(null)
  })

  it('finds a report that a list has wrapped up, and none in a mail that quotes one', async () => {
    const wrapped = multipart('multipart/mixed', [
      multipart(DSN, [words, status(FAILED), quoted()], 'b-2'),
      words,
    ])
    expect(await read(HEAD + wrapped)).to.have.property('kind', 'bounce')
    const forwarded = multipart('multipart/mixed', [words, `Content-Type: message/rfc822\n\n${POSTFIX}`])
    expect(await read(HEAD + forwarded)).to.equal(null)
  })

  it('takes the mail that came back, and not one that is quoted in it', async () => {
    const inner = multipart(
      'multipart/mixed',
      [`Content-Type: message/rfc822\n\nMessage-ID: <other@x.example>\n\nHello\n`],
      'b-3',
    )
    expect(await read(report(words, status(FAILED), quoted(inner)))).to.include({ messageId: OURS })
  })

  const OUT_OF_OFFICE = `${HEAD}Subject: Out of office\nAuto-Submitted: auto-replied\nIn-Reply-To: ${OURS}\nContent-Type: text/plain\n\nI am away until Monday.\nFinal-Recipient: rfc822; ana@example.com\nAction: failed\nStatus: 5.1.1\n`
  for (const [name, mail] of [
    ['a reply that a program wrote', OUT_OF_OFFICE],
    ['nothing', ''],
    ['bytes of no text', Uint8Array.from({ length: 5_000 }, (_, at) => (at * 31) % 256)],
    ['a report that quotes no mail', report(words, status(FAILED))],
    [
      'a report that quotes a mail without an id',
      report(words, status(FAILED), 'Content-Type: message/rfc822\n\nSubject: Hello\n'),
    ],
    ['a report without a recipient', report(words, status(''), quoted())],
    [
      'a report whose parts are not told apart',
      report(words, status(FAILED), quoted()).replaceAll('--b-1', '--b-4'),
    ],
    [
      'parts within parts without an end',
      `${HEAD}${Array.from({ length: 300 }, (_, at) => `Content-Type: multipart/mixed; boundary="n${at}"\n\n--n${at}\n`).join('')}`,
    ],
  ] as const)
    it(`takes for no report: ${name}`, async () => {
      expect(await read(mail)).to.equal(null)
    })

  it('reads what is cut off behind the quoted header, however long it is', async () => {
    const start = report(words, status(FAILED), quoted('\n')).replace(/--b-1--\n$/, '')
    for (const rest of [
      'x'.repeat(1_000_000),
      'x\n'.repeat(500_000),
      '\n'.repeat(1_000_000),
      '--b-1\n\n'.repeat(150_000),
    ])
      expect(await read(start + rest)).to.include({ kind: 'bounce', messageId: OURS })
  })

  it('knows its token, and none where the install takes no reports [SEC-08]', () => {
    const none = mailReports(null)
    expect([
      reports.isOpen,
      reports.isFrom(TOKEN),
      reports.isFrom(`${TOKEN} `),
      reports.isFrom(''),
    ]).to.deep.equal([true, true, false, false])
    expect([none.isOpen, none.isFrom(''), none.isFrom(TOKEN)]).to.deep.equal([false, false, false])
  })
})
