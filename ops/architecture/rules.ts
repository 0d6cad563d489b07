// Rules of imports (CONTRIBUTING, 'The walls'). Any import that no line here allows is forbidden.
import type { IAllowedRuleType, IForbiddenRuleType } from 'dependency-cruiser'

const OWN = '$1'
const TESTS = String.raw`(\.(test|soak)\.tsx?|\.contract\.ts|\.fixture\.ts|/testing/[^/]+\.ts)$`
const MODULE_ENTRY = String.raw`^modules/[^/]+/src/(index|contract/index|queries/index|commands/index|testing/index)\.ts$`
const CONTRACT = String.raw`^modules/[^/]+/src/contract/index\.ts$`
/** Entry for the queries of other modules. */
const QUERIES = String.raw`^modules/[^/]+/src/queries/index\.ts$`
/** Entry for the commands of other modules, which change what is theirs in the caller's write. */
const COMMANDS = String.raw`^modules/[^/]+/src/commands/index\.ts$`
const HTTP_CONTRACT = '^core/src/http-contract/'

const packages = (...names: string[]) => `^node_modules/(@types/)?(${names.join('|')})(/|$)`

/** Packages of each adapter; each technology has a single adapter. An adapter that is not listed uses none. */
const TECHNOLOGY: Readonly<Record<string, readonly string[]>> = {
  'http-koa': [
    'koa',
    '@koa/router',
    '@koa/bodyparser',
    'koa-send',
    'range-parser',
    'koa-compress',
    'pino',
    'koa__router',
  ],
  'schema-ajv': ['ajv', 'ajv-formats'],
  'db-knex': ['knex', 'mysql2', 'dataloader'],
  'realtime-socketio': ['socket.io', 'socket.io-adapter', '@socket.io/redis-streams-adapter', 'ioredis'],
  'queue-bullmq': ['bullmq', 'ioredis'],
  'blob-s3': ['@aws-sdk/[^/]+', 'aws4'],
  'cloud-aws': ['@aws-sdk/client-auto-scaling'],
  'sms-twilio': ['twilio'],
  'meeting-jitsi': ['jose'],
  'identity-google': ['openid-client'],
  'captcha-altcha': ['altcha-lib'],
  'telemetry-otel': ['@opentelemetry/[^/]+'],
  'metrics-prometheus': ['prom-client'],
  'mail-smtp': ['mjml', 'handlebars', 'nodemailer', 'html-to-text', 'postal-mime'],
  'media-mediabunny': ['mediabunny'],
  'images-sharp': ['sharp'],
  'rate-limit-flexible': ['rate-limiter-flexible', 'ioredis'],
  'phone-libphonenumber': ['libphonenumber-js'],
  'csv-adaltas': ['csv-parse', 'csv-stringify'],
  'qr-qrcode': ['qrcode'],
  'otp-otpauth': ['otpauth'],
  'passkeys-webauthn': ['@simplewebauthn/server'],
  'passwords-zxcvbn': ['@zxcvbn-ts/[^/]+'],
  'push-web': ['web-push'],
  'rich-text-sanitize-html': ['sanitize-html'],
}

/** Packages of tests only. */
const TEST_TECHNOLOGY = packages(
  'chai',
  'mocha',
  'socket.io-client',
  '@sinclair/typebox',
  'playwright-core',
  'jsonwebtoken',
  'jose',
  'smtp-server',
  'postal-mime',
  'ical.js',
  'node-ical',
  'jsqr',
  'http_ece',
  'altcha-lib',
)

const UI_PACKAGES = packages(
  'react',
  'react-dom',
  'react-router',
  'single-spa',
  'single-spa-react',
  '@mantine/[^/]+',
  '@tiptap/[^/]+',
  '@tanstack/[^/]+',
  '@tabler/[^/]+',
  '@fontsource-variable/[^/]+',
  '@dnd-kit/[^/]+',
  '@fullcalendar/[^/]+',
  'dayjs',
  'socket.io-client',
  'libphonenumber-js',
  'qrcode',
  'altcha-lib',
  '@simplewebauthn/browser',
)
const BUILD_PACKAGES = packages(
  'webpack',
  'typescript',
  'playwright-core',
  'chai',
  '@module-federation/[^/]+',
  'mini-css-extract-plugin',
  'html-webpack-plugin',
  'compression-webpack-plugin',
)

const nodeItself = { dependencyTypes: ['core' as const] }

export const allowed: IAllowedRuleType[] = [
  {
    from: { path: '^core/src/(kernel|http-contract)/' },
    to: { path: '^core/src/(kernel|http-contract)/' },
  },
  { from: { path: ['^core/src/testing/', `^core/src.*${TESTS}`] }, to: { path: '^core/src/' } },
  { from: { path: `^core/src.*${TESTS}` }, to: { path: TEST_TECHNOLOGY } },
  { from: { path: `^core/src.*${TESTS}` }, to: nodeItself },

  {
    from: { path: '^modules/([^/]+)/src/contract/' },
    to: { path: [`^modules/${OWN}/src/contract/`, CONTRACT, HTTP_CONTRACT, packages('@sinclair/typebox')] },
  },
  // The kinds of subject name the types that the guard finds; a browser gets nothing of them.
  {
    from: { path: String.raw`^modules/([^/]+)/src/contract/subjects\.ts$` },
    to: {
      path: [`^modules/${OWN}/src/(domain|queries)/`, QUERIES],
      dependencyTypes: ['type-only'],
    },
  },
  {
    from: { path: '^modules/([^/]+)/src/domain/' },
    to: {
      path: [
        `^modules/${OWN}/src/domain/`,
        String.raw`^modules/$1/src/contract/[^/]+-rules\.ts$`,
        '^core/src/kernel/',
      ],
    },
  },
  {
    from: { path: '^modules/([^/]+)/src/queries/' },
    to: { path: [`^modules/${OWN}/src/(domain|contract|queries)/`, QUERIES, '^core/src/kernel/'] },
  },
  {
    from: { path: '^modules/([^/]+)/src/commands/' },
    to: { path: [`^modules/${OWN}/src/(domain|contract|queries|commands)/`, '^core/src/kernel/'] },
  },
  {
    from: { path: '^modules/([^/]+)/src/application/' },
    to: {
      path: [
        `^modules/${OWN}/src/(domain|contract|queries|commands|application)/`,
        CONTRACT,
        QUERIES,
        COMMANDS,
        '^core/src/(kernel|http-contract)/',
        packages('@sinclair/typebox'),
      ],
    },
  },
  {
    from: { path: String.raw`^modules/([^/]+)/src/[^/]+\.ts$` },
    to: { path: [`^modules/${OWN}/src/`, '^core/src/(kernel|http-contract)/', CONTRACT, QUERIES, COMMANDS] },
  },
  {
    from: { path: `^modules/([^/]+)/src.*${TESTS}` },
    to: {
      path: [
        `^modules/${OWN}/src/`,
        '^core/src/',
        CONTRACT,
        QUERIES,
        COMMANDS,
        String.raw`^modules/[^/]+/src/testing/index\.ts$`,
        TEST_TECHNOLOGY,
      ],
    },
  },
  { from: { path: `^modules/[^/]+/src.*${TESTS}` }, to: nodeItself },

  {
    from: { path: '^adapters/([^/]+)/src/' },
    to: { path: [`^adapters/${OWN}/src/`, '^core/src/', MODULE_ENTRY] },
  },
  { from: { path: '^adapters/[^/]+/src/' }, to: nodeItself },
  ...Object.entries(TECHNOLOGY).map(([adapter, names]) => ({
    from: { path: `^adapters/${adapter}/src/` },
    to: { path: packages(...names) },
  })),
  { from: { path: `^adapters/[^/]+/src.*${TESTS}` }, to: { path: TEST_TECHNOLOGY } },

  {
    from: { path: '^shells/(api|worker|studio|assembly)/src/' },
    to: {
      path: [
        '^shells/(assembly)/src/index\\.ts$',
        '^shells/$1/src/',
        '^core/src/(kernel|http-contract)/',
        MODULE_ENTRY,
        String.raw`^adapters/[^/]+/src/index\.ts$`,
        packages('inversify'),
      ],
    },
  },
  { from: { path: '^shells/(api|worker|studio|assembly)/src/' }, to: nodeItself },
  // A program of its own on computers of staff: a client of the calls, and a small server beside the browser.
  {
    from: { path: '^shells/sync-helper/src/' },
    to: {
      path: [
        '^shells/sync-helper/src/',
        CONTRACT,
        HTTP_CONTRACT,
        packages('koa', '@koa/bodyparser', '@sinclair/typebox'),
      ],
    },
  },
  { from: { path: '^shells/sync-helper/src/' }, to: nodeItself },
  { from: { path: `^shells/[^/]+/src.*${TESTS}` }, to: { path: '^core/src/' } },
  { from: { path: `^shells/[^/]+/src.*${TESTS}` }, to: { path: TEST_TECHNOLOGY } },
  { from: { path: `^shells/web/src.*${TESTS}` }, to: nodeItself },
  {
    from: { path: `^shells/web/src.*${TESTS}` },
    to: { path: String.raw`^mfe/[^/]+/src/routes\.data\.ts$` },
  },

  {
    from: { path: '^mfe/([^/]+)/src/' },
    to: { path: [`^mfe/${OWN}/src/`, '^mfe/kit/src/', CONTRACT, HTTP_CONTRACT, UI_PACKAGES] },
  },
  { from: { path: `^mfe/[^/]+/src.*${TESTS}` }, to: { path: [TEST_TECHNOLOGY, '^core/src/'] } },
  { from: { path: `^mfe/[^/]+/src.*${TESTS}` }, to: nodeItself },
  {
    from: { path: '^shells/web/src/' },
    to: {
      path: [
        '^shells/web/src/',
        '^mfe/kit/src/',
        CONTRACT,
        HTTP_CONTRACT,
        UI_PACKAGES,
        packages('@module-federation/[^/]+'),
      ],
    },
  },
  {
    from: { path: String.raw`^(mfe|shells)/[^/]+/(build/|webpack\.config)` },
    to: { path: ['^mfe/kit/build/', BUILD_PACKAGES] },
  },
  { from: { path: String.raw`^(mfe|shells)/[^/]+/(build/|webpack\.config)` }, to: nodeItself },

  {
    from: { path: '^features/' },
    to: {
      path: [
        '^features/',
        CONTRACT,
        HTTP_CONTRACT,
        packages('@cucumber/[^/]+', 'playwright-core', 'socket.io-client', 'chai', 'axe-core', 'fast-check'),
      ],
    },
  },
  { from: { path: '^features/' }, to: nodeItself },
  { from: { path: '^features/e2e/support/' }, to: { path: '^core/src/testing/at-end.ts$' } },
  {
    from: { path: '^features/e2e/reliability/' },
    to: { path: '^core/src/testing/(certificate.contract|certificates|small-disk|soft-passkey).ts$' },
  },
  { from: { path: '^features/' }, to: { path: '^core/src/testing/(solved-challenge|until).ts$' } },
  {
    from: { path: '^features/pages/' },
    to: { path: String.raw`^(mfe/[^/]+|shells/web)/src/routes\.data\.ts$` },
  },

  {
    from: { path: '^features/peers/' },
    to: {
      path: [
        '^adapters/[^/]+/src/testing/',
        '^core/src/testing/(breakable-line|certificates|small-disk).ts$',
        packages('@20minutes/s3rver', 'smtp-server', 'mysql2'),
      ],
    },
  },
  {
    from: { path: '^ops/' },
    to: { path: ['^ops/', '^features/peers/', packages('chai', 'dependency-cruiser')] },
  },
  { from: { path: '^ops/test/' }, to: { path: ['^core/src/testing/at-end.ts$', packages('mocha')] } },
  { from: { path: '^ops/supply/secrets' }, to: { path: [packages('@secretlint/[^/]+')] } },
  { from: { path: '^ops/lib/publish-web' }, to: { path: '^mfe/kit/build/first-files\\.ts$' } },
  {
    from: { path: '^ops/bench/' },
    to: {
      path: [
        '^features/',
        '^core/src/',
        MODULE_ENTRY,
        String.raw`^adapters/[^/]+/src/index\.ts$`,
        String.raw`^shells/assembly/src/index\.ts$`,
        packages(
          '@sinclair/typebox',
          'koa',
          '@koa/router',
          'knex',
          'mysql2',
          'socket.io',
          'socket.io-client',
          'bullmq',
          'ioredis',
        ),
      ],
    },
  },
  {
    from: { path: '^ops/faults/' },
    to: { path: ['^features/', CONTRACT, HTTP_CONTRACT, packages('mysql2')] },
  },
  { from: { path: '^ops/start/' }, to: { path: String.raw`^shells/studio/src/main\.ts$` } },
  { from: { path: '^ops/' }, to: nodeItself },
]

/** Files that import each other: one of them is loaded before what it needs. Types, and what is loaded later, are not. */
export const circles: IForbiddenRuleType[] = [
  {
    name: 'circle',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
]
