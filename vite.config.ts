import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rollup } from 'vite'

/**
 * What comes in one file with the shell: the parts of the kit, and the rules, that the pages need which strangers open
 * first. Each other file would be a request more before such a page can be used.
 */
const WITH_THE_SHELL = [
  /\/app\/web\/entry\.client\.tsx$/,
  /\/platform\/web\/(graphql|session|data\/(client|query-key|use-observer|use-query|use-mutation|use-subscription|when-idle))\b|\/platform\/web\/pages\/page\.tsx?$/,
  /\/platform\/web\/ui\/(Badge|ButtonLink|Card|Chip|EmptyState|ErrorState|Page|Prose|RichText|Refused|Skeleton|TimeAgo)\.tsx$/,
  // Fields and menus, and what an article's readers do: write beneath it, see its counts move.
  /\/platform\/web\/(ui\/(Field|Menu|TextArea)|autosave\/use-local-draft)\.tsx?$/,
  // What stands beside people and blogs on many screens.
  /\/features\/(connections\/web\/(FollowToggle|use-follow|follow-state|PersonCardFields|PersonMenu|use-viewer-people|use-apart|apart-query)|activity\/web\/StreakMark)\.tsx?$/,
  /\/platform\/rules\/image-paths\.ts$|\/features\/(blogs\/rules\/(?!merge|written-text|code-languages|link-address)|(about|accounts|connections|notifications|practice|profiles|search)\/rules\/paths)|\/features\/search\/rules\/texts|\/features\/accounts\/web\/public\.tsx$/,
]

/**
 * The bundler's own helpers would be a file of 0.4 KiB, one more request of every first page: they come with the shell's
 * file, which is there before every other one, and stand in place in the few that do without it.
 */
const helpersWithTheShell: Plugin = {
  name: 'helpers-with-the-shell',
  enforce: 'pre',
  // What is changed here belongs to what the files' names stand for, since browsers keep them for ever.
  augmentChunkHash: () => shareHelpers.toString(),
  generateBundle: (_options, bundle) => shareHelpers(bundle),
}

function shareHelpers(bundle: Rollup.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const helpers = chunks.find(({ name }) => name === 'rolldown-runtime')!
  const shell = chunks.find(({ name }) => name === 'entry.client')!
  const [, code, exported] = /^([^]*)export\{(.*)\};\s*$/.exec(helpers.code)!
  const [given, shared] = [exported!.replaceAll(/(\w+) as (\w+)/g, '$2:$1'), exported!.replaceAll(/(\w+) as (\w+)/g, '$2:helper_$2')]
  const helpersNow = `(()=>{${code}return{${given}}})()`
  for (const chunk of chunks) {
    const taken = (_import: string, names: string) => {
      const taking = names.replaceAll(' as ', ':')
      if (chunk === shell) return `const{${shared}}=${helpersNow},{${taking}}={${exported!.replaceAll(/\w+ as (\w+)/g, '$1:helper_$1')}};`
      if (!chunk.imports.includes(shell.fileName)) return `const{${taking}}=${helpersNow};`
      return `import{${names.replaceAll(/(\w+)(?: as (\w+))?/g, (_part, name: string, own = name) => `helper_${name} as ${own}`)}}from"./${shell.fileName.split('/').at(-1)}";`
    }
    chunk.code = chunk.code.replace(/import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]*";/, taken)
    chunk.imports = chunk.imports.filter((file) => file !== helpers.fileName)
  }
  shell.code += `export{${exported!.replaceAll(/\w+ as (\w+)/g, 'helper_$1')}};`
  delete bundle[helpers.fileName]
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), ...(isSsrBuild ? [] : [helpersWithTheShell])],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'app/web/entry.server.tsx' }
      : {
          // What is constant stands where it is used: the shell does not carry the icons of every screen.
          optimization: { inlineConst: { mode: 'all' } },
          // The styles are an input of their own: each page holds them (decision 005), no script may ask for them again.
          input: ['app/web/entry.client.tsx', 'platform/web/theme/app.css'],
          // Of a feature's door a page gets the parts that it uses: a part that is not used has nothing to do,
          // and neither rules nor parts of the kit do anything by being there.
          treeshake: { moduleSideEffects: (id) => !/\/features\/\w[\w-]*\/web\/[\w-]+\.tsx?$|\/rules\/|\/platform\/web\/ui\//.test(id) },
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: (id) => WITH_THE_SHELL.some((pattern) => pattern.test(id)) },
                { name: 'cards', test: /\/features\/(blogs\/web\/BlogCard|site\/web\/TeamMember)\.tsx$|\/platform\/web\/ui\/Section\.tsx$/ },
                // What a list with filters and numbered pages is made of.
                { name: 'pages', test: /\/platform\/web\/ui\/(Badge|Pager|Select|pages-around)\.tsx?$|\/features\/practice\/rules\/(find-problems|problem|paths)\.ts$/ },
                { name: 'dialog', test: /\/platform\/web\/ui\/(Dialog|ConfirmDialog)\.tsx$/ },
                // The problem of the day and what is due stand on home and beneath the problems.
                { name: 'today', test: /\/features\/leaderboard\/web\/(DailyProblem|DueToday|daily-query)\.tsx?$/ },
                { name: 'HomePage', test: /\/features\/home\/web\/(HomePage|HomeCard|QuickLinksCard)\.tsx$/ },
                // What the shell and home hold for members alone.
                {
                  name: 'member',
                  test: /\/features\/(accounts\/web\/AccountMenu|notifications\/web\/(Bell|LatestNotes)|connections\/web\/(HideApart|SuggestedFeed)|home\/web\/(own-home|OwnDashboard))\.tsx?$/,
                },
                { name: 'people', test: /\/features\/connections\/(web|rules)\//, minShareCount: 2 },
                // A profile as everybody reads it; what changes one's own comes when it is one's own.
                {
                  name: 'profile',
                  test: /\/features\/(profiles\/web\/(ProfileView|PublicProfile|profile-query)|activity\/(web\/(Heatmap|MonthTable|month-words)|rules\/heatmap))\.tsx?$/,
                },
                // What a problem's page shares with the form in which problems are written.
                {
                  name: 'problem',
                  test: /\/features\/practice\/(web\/(ProblemText|CodeField|TestResult|ErrorTableView|code-choices)\.tsx?$|rules\/(?!problem-forms|problem-edit|made-values|keepable))|\/platform\/web\/ui\/(Tabs|roving-focus)\.tsx?$/,
                  minShareCount: 2,
                },
                // What several other screens share comes in one file too.
                // The search box stands on lists alone, and comes without the rest.
                { name: 'kit', test: /\/platform\/web\/(?!ui\/SearchBox)|\/rules\/|\/features\/\w+\/web\/public/, minShareCount: 2 },
              ],
            },
          },
        },
  },
  server: { middlewareMode: true, watch: { ignored: ['**/.data/**', '**/test-results/**', '**/build/**', '**/.types/**'] } },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
}))
