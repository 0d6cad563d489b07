import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack

/** Milliseconds before the second try of a file, give or take half; doubled for each further one. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 10_000

/** Script around webpack's own loader of chunks. A fault without an address is none of the network. */
class PatientLoader extends RuntimeModule {
  constructor() {
    super('patient chunks', RuntimeModule.STAGE_TRIGGER)
  }

  override generate(): string {
    const load = RuntimeGlobals.ensureChunk
    return `
const ensure = ${load};
const isGone = (address) => fetch(address, { method: 'HEAD' }).then(({ status }) => status === 404, () => false);
${load} = async (...wanted) => {
  for (let pause = ${FIRST_PAUSE}; ; pause = Math.min(pause * 2, ${LONGEST_PAUSE})) {
    try {
      return await ensure(...wanted);
    } catch (fault) {
      if (!fault.request || await isGone(fault.request)) throw fault;
      await new Promise((go) => setTimeout(go, pause * (0.5 + Math.random())));
    }
  }
};`
  }
}

/**
 * Pages go on asking for a part of theirs while the server is away, which would otherwise end the screen that wanted it.
 * They give up when the server says that there is no such file: a newer version has taken its place.
 */
export class PatientChunks implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PatientChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('PatientChunks', (chunk) => compilation.addRuntimeModule(chunk, new PatientLoader()))
    })
  }
}
