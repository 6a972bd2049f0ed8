import type { SeedProfile } from './types.ts'

/** What everybody in the demo world shows of themselves. Companies and repositories are made up. */
export const profiles: Record<string, SeedProfile> = {
  'lina-okafor': {
    experience: [
      ['Hospital pharmacist', 'Marina Street Clinic', 'Since 2019'],
      ['Data science evenings', 'Teaching myself', 'Since July'],
      ['Intern', 'Harbor Pharmacy', '2018'],
    ],
    stack: ['Python', 'pandas', 'SQL', 'matplotlib', 'Excel', 'scikit-learn'],
    repositories: [
      ['pill-counter', 'Counts tablets on a photograph of a tray. Wrong about white on white, and says so.', 12, 2],
      ['stock-before-the-rain', 'Which medicines run out when the roads are flooded: five years of orders, cleaned.', 5, 1],
    ],
    days: 0.55, streak: 6,
  },
  'mateo-silva': {
    experience: [
      ['Lecturer in optimization', 'Instituto do Sul', 'Since 2017'],
      ['Bridge engineer', 'Pontes & Vales', '2008 – 2017'],
    ],
    stack: ['Julia', 'Python', 'JAX', 'LaTeX', 'Linear programming', 'Chalk'],
    repositories: [
      ['descent-by-hand', 'Every optimizer from gradient descent to Adam in forty lines each, with the picture that explains it.', 214, 38],
      ['bridges', 'Old bridge problems as convex programs.', 41, 6],
    ],
    days: 0.7, streak: 23,
  },
  'ada-lindqvist': {
    experience: [
      ['Community and content', 'Cloggle', 'Since 2024'],
      ['Editor', 'Ljuset science magazine', '2012 – 2024'],
    ],
    stack: ['TypeScript', 'PostgreSQL', 'Python', 'Plain words'],
    repositories: [['style-notes', 'How to write about a formula so that people keep reading.', 67, 9]],
    days: 0.6, streak: 11,
  },
  'yuki-tanabe': {
    experience: [
      ['Search engineer', 'Kita Systems', 'Since 2020'],
      ['Research assistant, computational linguistics', 'Hokkai University', '2017 – 2020'],
    ],
    stack: ['Python', 'PyTorch', 'Rust', 'Transformers', 'Elasticsearch', 'CUDA'],
    repositories: [
      ['seven-words', 'A transformer small enough to print: seven words, four dimensions, every number on one page.', 389, 52],
      ['bm25-in-an-evening', 'A search engine without dependencies.', 95, 14],
    ],
    days: 0.5, streak: 9,
  },
  'priya-raghunathan': {
    experience: [
      ['Principal statistician', 'Coromandel Retail', 'Since 2016'],
      ['Biostatistician', 'Adyar Trials', '2011 – 2016'],
    ],
    stack: ['R', 'Stan', 'SQL', 'Python', 'Experiment design', 'dbt'],
    repositories: [['no-peeking', 'Sequential tests that you may look at every day.', 158, 21]],
    days: 0.45, streak: 4,
  },
  'kwame-asante': {
    experience: [
      ['Health data scientist', 'Ashanti Clinics Network', 'Since 2019'],
      ['Epidemiology field officer', 'Regional health service', '2014 – 2019'],
    ],
    stack: ['R', 'Python', 'scikit-learn', 'QGIS', 'PostgreSQL'],
    repositories: [
      ['one-laptop-models', 'Risk scores that run where there is one laptop and no network.', 73, 17],
      ['missing-on-purpose', 'Why values are missing in clinic records, as a checklist.', 29, 4],
    ],
    days: 0.4, streak: 3,
  },
  'ingrid-halvorsen': {
    experience: [
      ['Forecaster, verification', 'Vestland weather office', 'Since 2013'],
      ['Machine learning lead', 'Fjordvarsel', 'Since 2022'],
    ],
    stack: ['Python', 'xarray', 'PyTorch', 'Fortran', 'Calibration', 'Linux'],
    repositories: [['ninety-percent', 'Reliability diagrams for rain, and for everything else that claims a probability.', 121, 19]],
    days: 0.5, streak: 14,
  },
  'tomasz-wrobel': {
    experience: [['Cartographer', 'Mapy Dolne', 'Since 2010']],
    stack: ['QGIS', 'PostGIS', 'Python', 'k-means', 'D3'],
    repositories: [['where-k-means-fails', 'A gallery of maps on which k-means draws nonsense.', 88, 11]],
    days: 0.35, streak: 2,
  },
  'giulia-ferrante': {
    experience: [['Mathematics teacher', 'Liceo Galvani Nuovo', 'Since 2009']],
    stack: ['GeoGebra', 'Python', 'NumPy', 'LaTeX', 'Manim'],
    repositories: [['eigen-dances', 'Linear maps as short films for seventeen-year-olds.', 203, 33]],
    days: 0.45, streak: 7,
  },
  'thandiwe-mokoena': {
    experience: [
      ['Agronomist', 'uMngeni Growers', 'Since 2016'],
      ['Soil laboratory', 'Provincial agriculture', '2013 – 2016'],
    ],
    stack: ['R', 'XGBoost', 'Python', 'Drones', 'QGIS'],
    repositories: [['maize-and-trees', 'Yield from soil samples with one honest tree.', 34, 7]],
    days: 0.3, streak: 0,
  },
  'jun-park': {
    experience: [
      ['Physics student', 'Busan University', 'Since 2023'],
      ['Tutor', 'Night school Haeundae', 'Since 2024'],
    ],
    stack: ['Python', 'PyTorch', 'C++', 'CUDA', 'NumPy', 'Linux'],
    repositories: [
      ['backprop-on-paper', 'The derivatives of a small network by hand, scanned and checked by a machine.', 61, 8],
      ['one-gpu', 'What one graphics card can learn in one night. Mostly plots.', 18, 2],
    ],
    days: 0.65, streak: 18,
  },
  'elif-demir': {
    experience: [['Computational linguist', 'Ege Language Works', 'Since 2020'], ['Translator', 'Freelance', '2015 – 2020']],
    stack: ['Python', 'spaCy', 'Tokenizers', 'Rust', 'Regular expressions'],
    repositories: [['long-words', 'How tokenizers cut Turkish, Finnish and Swahili, side by side.', 142, 20]],
    days: 0.4, streak: 5,
  },
  'sofia-arbelaez': {
    experience: [['Data analyst', 'Aburrá Support', 'Since January'], ['Customer support', 'Aburrá Support', '2020 – 2025']],
    stack: ['Python', 'pandas', 'SQL', 'Looker', 'scikit-learn'],
    repositories: [['ticket-sorter', 'Sorts support tickets, and tells how sure it is.', 26, 5]],
    days: 0.5, streak: 8,
  },
  'omar-haddad': {
    experience: [['Logistics analyst', 'Petra Freight', 'Since 2018']],
    stack: ['R', 'Python', 'Bootstrap', 'SQL', 'Excel'],
    repositories: [['late-again', 'Delivery times, resampled until the answer stops moving.', 37, 3]],
    days: 0.35, streak: 1,
  },
  'arjun-thapa': {
    experience: [['Civil servant', 'Municipality of Pokhara', 'Since 2012']],
    stack: ['Python', 'Excel', 'SQLite'],
    repositories: [],
    days: 0.3, streak: 3,
  },
  'connor-byrne': {
    experience: [['Staff engineer, builds', 'Corrib Software', '2010 – 2024'], ['Machine learning platform', 'Corrib Software', 'Since 2024']],
    stack: ['Bazel', 'Nix', 'Python', 'Docker', 'Go', 'MLflow'],
    repositories: [['write-down-the-seed', 'A checklist and a command that runs it.', 176, 24], ['same-bits', 'Tests that two training runs gave the same weights.', 59, 6]],
    days: 0.45, streak: 10,
  },
  'nguyen-minh-anh': {
    experience: [['Embedded developer', 'Sông Hàn Devices', 'Since 2017']],
    stack: ['C', 'Rust', 'Python', 'Floating point', 'Assembly'],
    repositories: [['where-infinity-comes-from', 'Forty ways to overflow, each with its fix.', 131, 15]],
    days: 0.4, streak: 6,
  },
  'aroha-wirihana': {
    experience: [['Field ecologist', 'Te Whanganui Birds', 'Since 2015']],
    stack: ['R', 'Python', 'librosa', 'PyTorch'],
    repositories: [['dawn-chorus', 'Labels for four hundred cold mornings, and the model that needed only half.', 84, 12]],
    days: 0.3, streak: 2,
  },
  'leila-farahani': {
    experience: [['Architect', 'Naqsh Studio', 'Since 2014']],
    stack: ['Rhino', 'Python', 'Grasshopper'],
    repositories: [],
    days: 0.4, streak: 5,
  },
  'noah-tremblay': {
    experience: [['Intensive care nurse', 'Hôpital du Mont', 'Since 2016'], ['Statistics, part time', 'Evening studies', 'Since 2024']],
    stack: ['R', 'Statistics', 'Excel'],
    repositories: [['people-not-cells', 'Confusion matrices drawn as people.', 45, 4]],
    days: 0.35, streak: 0,
  },
  'mei-ling-chua': {
    experience: [['Credit risk modeler', 'Straits Lending', 'Since 2015']],
    stack: ['SAS', 'Python', 'Logistic regression', 'SQL', 'Monotone trees'],
    repositories: [['models-that-can-be-read', 'Scorecards that explain their decisions.', 52, 8]],
    days: 0.35, streak: 4,
  },
  'diego-huanca': {
    experience: [['Exploration geologist', 'Misti Minerals', 'Since 2011']],
    stack: ['Python', 'scikit-learn', 'Lasso', 'Leapfrog'],
    repositories: [['forty-rocks', 'Nine hundred measurements of forty samples, and what is left of them.', 19, 2]],
    days: 0.25, streak: 0,
  },
  'olena-kovalchuk': {
    experience: [['Web developer', 'Vysokyi Zamok Labs', 'Since 2018']],
    stack: ['TypeScript', 'React', 'Python', 'Node.js', 'NumPy'],
    repositories: [['twice', 'Each lesson in JavaScript and in Python.', 33, 5]],
    days: 0.5, streak: 12,
  },
  'fatima-idrissi': {
    experience: [['Economist', 'Observatoire de Fès', 'Since 2013']],
    stack: ['Stata', 'R', 'Causal diagrams', 'Python'],
    repositories: [['denominators', 'Percentages from the newspapers, with what they left out.', 28, 3]],
    days: 0.3, streak: 2,
  },
  'jamila-hassan': {
    experience: [['Shop owner', 'Hassan Fabrics', 'Since 2017']],
    stack: ['Python', 'Spreadsheets'],
    repositories: [],
    days: 0.5, streak: 15,
  },
  'hana-novakova': {
    experience: [['Cellist', 'Brno Chamber Players', 'Since 2012'], ['Audio machine learning', 'Own projects', 'Since 2023']],
    stack: ['Python', 'librosa', 'PyTorch', 'Max/MSP'],
    repositories: [['one-piece-student', 'Overfitting you can hear.', 64, 7]],
    days: 0.4, streak: 3,
  },
}
