import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompress } from 'node:zlib'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import CompressionPlugin from 'compression-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack'
import { DescribeBuild } from './describe-build.ts'
import { PathlessIds } from './pathless-ids.ts'
import { PatientChunks } from './patient-chunks.ts'
import { consumed, provided } from './shared.ts'

const contractLoader = fileURLToPath(new URL('./contract-loader.ts', import.meta.url))

/** `x.module.css` beside `x.tsx`: its classes carry the name of the file, so that no class of one screen reaches another. */
const STYLES = {
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      getLocalIdent: ({ resourcePath }: { readonly resourcePath: string }, _: string, local: string) =>
        `${basename(resourcePath, '.module.css')}-${local}`,
    },
  },
}

const rules: RuleSetRule[] = [
  {
    // Workspace packages are TypeScript sources; webpack sees them at their real place, outside node_modules.
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // The shell brings the React of production, also to a part that is being worked on.
          transform: { react: { runtime: 'automatic', development: false } },
          target: 'es2022',
        },
      },
    },
  },
  {
    test: /(modules\/[^/]+\/src\/contract\/index|\.data)\.ts$/,
    exclude: /node_modules/,
    enforce: 'pre',
    use: contractLoader,
  },
  // Some packages call their style sheets free of side effects; an import for its looks is nothing else.
  // Contracts are data: those that a screen names nothing of are left out.
  { test: /[\\/]modules[\\/][^\\/]+[\\/]src[\\/]contract[\\/]/, sideEffects: false },
  { test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, STYLES] },
  { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
]

/** Everything the micro-frontends and the shell build alike. */
function base(folder: string): Configuration {
  return {
    mode: 'production',
    context: folder,
    devtool: false,
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      clean: true,
      filename: '[name].[contenthash:8].js',
      // The shell carries the names of all its chunks: no more digits than tell one build of a chunk from another.
      chunkFilename: '[name].[contenthash:6].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      // The page and its scripts are sent as UTF-8, and a link to a style sheet needs no type; both would cost first bytes.
      charset: false,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules },
    performance: { hints: false },
    // As small as with Terser, which webpack would take, in half the time of a whole build.
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 2 } },
        }),
      ],
    },
    stats: 'errors-warnings',
  }
}

const styles = () =>
  new MiniCssExtractPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:6].css',
    linkType: false,
    // Class names of one package never depend on the order in which its screens are imported.
    ignoreOrder: true,
  })

const compressed = () => [
  new CompressionPlugin({ test: /\.(js|css|svg|html)$/, minRatio: 1 }),
  new CompressionPlugin({
    test: /\.(js|css|svg|html)$/,
    filename: '[path][base].br',
    minRatio: 1,
    algorithm: (input, _options, done) => {
      brotliCompress(input, (fault, result) => done(fault, result))
    },
  }),
]

/** Sharing these whole would make every visitor load unused code; the kit shares the part that is used. */
const THROUGH_THE_KIT = /^(react-router|@mantine\/.+|@tanstack\/.+|socket\.io-client|single-spa-react)$/

function onlyThroughTheKit({ request = '' }: { request?: string }, done: (fault?: Error) => void): void {
  done(THROUGH_THE_KIT.test(request) ? new Error(`Import ${request} from @callboard/kit.`) : undefined)
}

/**
 * The build of a micro-frontend: a federation container `callboard_{name}` with the one entry `./lifecycles`;
 * `callboard.json` says where it is.
 */
export function mfeConfig(folder: string, name: string): Configuration {
  return {
    ...base(folder),
    entry: {},
    externals: onlyThroughTheKit,
    output: { ...base(folder).output, uniqueName: `callboard_${name}` },
    plugins: [
      new ModuleFederationPlugin({
        name: `callboard_${name}`,
        filename: 'container.[contenthash:8].js',
        exposes: { './lifecycles': './src/lifecycles.tsx' },
        shared: consumed(),
        // The federation runtime is the shell's; without this every container carries its own 20 KiB of it.
        experiments: { externalRuntime: true, asyncStartup: false },
        manifest: false,
        dts: false,
      }),
      new DescribeBuild(folder),
      new PatientChunks(),
      new PathlessIds(),
      styles(),
      ...compressed(),
    ],
  }
}

const esm = (name: string) => fileURLToPath(import.meta.resolve(name))

/** The plugin requires the runtime and also imports it; by their conditions that would be two copies in the page. */
const ONE_RUNTIME = Object.fromEntries(
  ['@module-federation/runtime-core', '@module-federation/sdk', '@module-federation/error-codes'].map(
    (name) => [`${name}$`, esm(name)],
  ),
)

/**
 * A page as it is, with the shell's files put in where it is the shell's. Given as text: a template file is compiled
 * apart, and that compilation would provide the shared parts a second time.
 */
const page = (folder: string, filename: string) =>
  new HtmlWebpackPlugin({
    filename,
    templateContent: () => readFileSync(join(folder, 'src', filename), 'utf8'),
    inject: filename === 'index.html' ? 'head' : false,
    scriptLoading: 'defer',
  })

/** Pages without the app, for the operator to replace. */
const plainPages = (folder: string): string[] => globSync('{help,legal}/*.html', { cwd: join(folder, 'src') })

/** A file that goes out under its own name, as it is. */
const asIs = (folder: string, name: string) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap('AsIs', (compilation) =>
      compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(join(folder, 'src', name)))),
    ),
})

/** The build of the page itself: the shell, React and the kit. */
export function shellConfig(folder: string): Configuration {
  const settings = base(folder)
  return {
    ...settings,
    entry: { shell: './src/start.tsx' },
    output: { ...settings.output, uniqueName: 'callboard_shell', publicPath: '/' },
    resolve: { ...settings.resolve, alias: ONE_RUNTIME },
    optimization: {
      ...settings.optimization,
      splitChunks: {
        cacheGroups: {
          react: {
            test: /node_modules\/(react|react-dom|scheduler)\//,
            name: 'react',
            chunks: 'initial',
            priority: 20,
          },
          kit: {
            // A worker loads nothing of a page. The router is here and not with React, so that the two files are alike
            // in size: the connections of a slow line finish together.
            test: /(mfe\/kit\/src(?!\/data\/bot-check\/)|node_modules\/(react-router|@mantine|@tanstack|@floating-ui|clsx|dayjs|react-remove-scroll.*|use-sidecar|use-callback-ref|react-style-singleton|tabbable|@tabler)\/)/,
            name: 'kit',
            chunks: 'initial',
            priority: 10,
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'callboard_shell',
        shared: provided(),
        // The shell reads the manifests itself, so the runtime's own way to do it stays out.
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        manifest: false,
        dts: false,
      }),
      // The library that keeps the page behind a dialog from scrolling asks for the nonce of its style by this name.
      new webpack.DefinePlugin({
        'typeof __webpack_nonce__': JSON.stringify('string'),
        __webpack_nonce__: 'document.body.nonce',
      }),
      ...['index.html', ...plainPages(folder)].map((name) => page(folder, name)),
      ...['plain-page.css', 'push-worker.js'].map((name) => asIs(folder, name)),
      new DescribeBuild(folder),
      new PatientChunks(),
      new PathlessIds(),
      styles(),
      ...compressed(),
    ],
  }
}
