import type { JobContent } from '#features/jobs/rules/job-content.ts'
import type { Level } from '#features/jobs/rules/jobs.ts'

/** A job of the demo world. Companies are invented, and their domains end in `.invalid`. */
export interface SeedJob extends Pick<JobContent, 'company' | 'role' | 'location' | 'level' | 'employment' | 'salary'> {
  poster: string
  postedDaysAgo: number
  skills: string[]
  /** The company and the task in a few sentences, the tasks, and the benefits. */
  about: string
  tasks: string[]
  offer: string
  /** The host of the company's own form; absent: people apply on this site. */
  host?: string
}

const yearly = (currency: string, min: number, max: number) => ({ currency, min, max, period: 'year' as const })
const monthly = (currency: string, min: number, max: number) => ({ currency, min, max, period: 'month' as const })

/** The job of the first notification of the demo learner; it has a fixed id. */
export const MATCHED_JOB = { id: '0193a5b0-7000-4000-8000-00000000d0b1', role: 'Junior Data Analyst', company: 'Tidewater Health' }

export const jobs: readonly SeedJob[] = [
  {
    role: MATCHED_JOB.role, company: MATCHED_JOB.company, location: 'Lagos, Nigeria', level: 'Entry', employment: 'full-time', salary: monthly('NGN', 450_000, 620_000), poster: 'kwame-asante', postedDaysAgo: 0.2,
    skills: ['Python', 'pandas', 'SQL', 'Excel', 'Data Visualization'],
    about: 'We run eleven clinics along the coast and one small data team. Every morning the clinics send us their stock levels and patient visits; by ten o’clock the district office wants to know what is missing.',
    tasks: ['Clean the morning reports and say which ones look wrong, and why', 'Build one page that answers the five questions everyone asks', 'Visit a clinic every other month to see where the numbers come from'],
    offer: 'A mentor for the first year, and Friday afternoons for learning.',
  },
  {
    role: 'Machine Learning Engineer, Forecasts', company: 'Fjordvær', location: 'Bergen, Norway', level: 'Mid', employment: 'full-time', salary: yearly('NOK', 780_000, 920_000), poster: 'ingrid-halvorsen', postedDaysAgo: 1.5,
    skills: ['Python', 'PyTorch', 'Time Series', 'Probability', 'Docker'],
    about: 'Fishing boats plan their week by our wave forecasts. A confident but wrong forecast costs a crew a night at sea, so we care about calibration more than about the third decimal.',
    tasks: ['Train and compare models for waves and wind up to ten days ahead', 'Own the calibration report that captains read', 'Move two models from notebooks into the nightly run'],
    offer: 'A boat trip per quarter, rain gear included.',
  },
  {
    role: 'Data Scientist, Experiments', company: 'Kallang Pay', location: 'Singapore', level: 'Mid', employment: 'full-time', salary: yearly('SGD', 96_000, 128_000), poster: 'priya-raghunathan', postedDaysAgo: 2.1,
    skills: ['Statistics', 'A/B Testing', 'SQL', 'Python', 'R'],
    about: 'We process payments for small shops. Forty experiments run at any time, and most of them should have been stopped earlier.',
    tasks: ['Design experiments with product teams before anything is built', 'Review others’ designs for power, peeking and spillover', 'Write the short reports that say what we know and what we do not'],
    offer: 'A statistics reading group that has met every week for six years.', host: 'careers.kallangpay.invalid',
  },
  {
    role: 'Junior Machine Learning Engineer', company: 'Blattwerk', location: 'Remote, Germany', level: 'Entry', employment: 'full-time', salary: yearly('EUR', 48_000, 56_000), poster: 'tomasz-wrobel', postedDaysAgo: 2.8,
    skills: ['Python', 'scikit-learn', 'NumPy', 'Git', 'Computer Vision'],
    about: 'Blattwerk recognizes plant diseases in photos that farmers take between two rows of beans. We deal with bad light, thumbs and mud every day.',
    tasks: ['Label, clean and split photographs so that no farm is in both halves', 'Train small models that run on a five-year-old phone', 'Read ten wrong predictions every week and write down what they have in common'],
    offer: 'Two weeks together in Leipzig each year; the rest of the time, work from anywhere in Germany.',
  },
  {
    role: 'Senior Research Engineer, Language Models', company: 'Kitabu Labs', location: 'Nairobi, Kenya', level: 'Senior', employment: 'full-time', salary: yearly('USD', 72_000, 98_000), poster: 'yuki-tanabe', postedDaysAgo: 3.3,
    skills: ['PyTorch', 'Large Language Models', 'Python', 'Hugging Face', 'Linear Algebra', 'CUDA'],
    about: 'We build language models for eleven African languages with fewer texts than one English newspaper has in a year.',
    tasks: ['Decide what is worth training on the machines that we have', 'Build evaluation sets with native speakers instead of translating English ones', 'Lead a team of four, and publish what works and what did not'],
    offer: 'Conference travel, and your name on the data sheets.', host: 'jobs.kitabulabs.invalid',
  },
  {
    role: 'Analytics Engineer', company: 'Maple & Rye', location: 'Toronto, Canada', level: 'Mid', employment: 'full-time', salary: yearly('CAD', 95_000, 115_000), poster: 'noah-tremblay', postedDaysAgo: 4.2,
    skills: ['SQL', 'dbt', 'PostgreSQL', 'Python', 'Data Visualization'],
    about: 'A chain of sixty bakeries with one data warehouse that has three different numbers for yesterday’s sales.',
    tasks: ['Turn them into one number', 'Model sales, waste and deliveries so that store managers can ask questions themselves', 'Test data pipelines like software'],
    offer: 'Bread.',
  },
  {
    role: 'Data Engineer', company: 'Rio Verde Logística', location: 'Porto Alegre, Brazil', level: 'Mid', employment: 'full-time', salary: monthly('BRL', 11_000, 15_000), poster: 'mateo-silva', postedDaysAgo: 4.9,
    skills: ['Python', 'Apache Spark', 'Apache Airflow', 'SQL', 'Apache Kafka'],
    about: 'Nine hundred trucks report their position every ten seconds. Half of the messages arrive late, and a tenth twice.',
    tasks: ['Build streams that count each kilometre once', 'Replace nightly jobs that no one dares to touch', 'Keep the cost of each question visible'],
    offer: 'Flexible hours, and an office with a view of the river.',
  },
  {
    role: 'Data Science Intern', company: 'Agua Clara', location: 'Remote', level: 'Entry', employment: 'internship', salary: monthly('USD', 900, 1_200), poster: 'thandiwe-mokoena', postedDaysAgo: 5.5,
    skills: ['Python', 'pandas', 'Statistics'],
    about: 'A foundation that tests wells. Volunteers send samples from 300 villages; you help to find out which wells changed.',
    tasks: ['Join lab results with weather and maps', 'Describe uncertainty so that a village council can act on it', 'Publish one small report at the end, under your name'],
    offer: 'Six months, four days a week, and a mentor who replies.',
  },
  {
    role: 'MLOps Engineer', company: 'Sturmholz Energie', location: 'Hamburg, Germany', level: 'Mid', employment: 'full-time', salary: yearly('EUR', 68_000, 82_000), poster: 'ingrid-halvorsen', postedDaysAgo: 6.4,
    skills: ['Kubernetes', 'Docker', 'Python', 'CI/CD', 'MLOps', 'Prometheus'],
    about: 'We forecast the output of 140 wind farms. Thirty models run day and night, and their owners should be able to sleep.',
    tasks: ['One way to deploy, roll back and watch all models', 'Alerts that mean something', 'On call one week in six, with a day off afterwards'],
    offer: '30 days of leave and a bicycle.', host: 'karriere.sturmholz.invalid',
  },
  {
    role: 'Quantitative Analyst', company: 'Ledger Lane', location: 'London, United Kingdom', level: 'Senior', employment: 'full-time', salary: yearly('GBP', 95_000, 130_000), poster: 'elif-demir', postedDaysAgo: 7.2,
    skills: ['Probability', 'Statistics', 'Python', 'C++', 'Time Series', 'Linear Algebra'],
    about: 'A mutual insurer that covers freelancers against months without work. Pricing that is fair and survives a bad year is a harder problem than it sounds.',
    tasks: ['Price risks for which there is little history', 'Stress the models with years that have not happened yet', 'Explain a premium to the person who pays it'],
    offer: 'Members elect our board; so will you.',
  },
  {
    role: 'Computer Vision Engineer', company: 'Hakodate Robotics', location: 'Sapporo, Japan', level: 'Mid', employment: 'full-time', salary: yearly('JPY', 7_200_000, 9_500_000), poster: 'yuki-tanabe', postedDaysAgo: 8.1,
    skills: ['Computer Vision', 'PyTorch', 'C++', 'Python', 'OpenCV'],
    about: 'Our machines sort scallops by size and freshness, two thousand a minute, in cold water and steam.',
    tasks: ['Models that decide within eight milliseconds', 'Improve cameras and lighting, because better pictures beat better networks', 'Weeks at the harbor during the season'],
    offer: 'Language lessons, and fresh scallops in season.',
  },
  {
    role: 'Research Assistant, Causal Inference', company: 'Institute for Quiet Policy', location: 'Warsaw, Poland', level: 'Entry', employment: 'contract', salary: monthly('PLN', 7_500, 9_000), poster: 'hana-novakova', postedDaysAgo: 8.8,
    skills: ['R', 'Statistics', 'Causal Inference', 'Data Visualization'],
    about: 'We study the effects of small policy changes: a bus line, a library card, a letter in plain language.',
    tasks: ['Prepare registers that were never meant for research', 'Re-run published analyses and report where the result depends on one choice', 'Draw figures that are ready for a newspaper'],
    offer: 'Eighteen months, with time for a thesis.',
  },
  {
    role: 'Senior Data Scientist, Personalization', company: 'Norrsken Radio', location: 'Gothenburg, Sweden', level: 'Senior', employment: 'full-time', salary: monthly('SEK', 62_000, 74_000), poster: 'ada-lindqvist', postedDaysAgo: 9.6,
    skills: ['Python', 'Recommender Systems', 'SQL', 'A/B Testing', 'PyTorch'],
    about: 'Public radio with a player that should suggest something you did not know you would like, and then let you sleep.',
    tasks: ['Recommendations that do not end in a loop', 'Success metrics other than minutes listened', 'Work with editors, who may overrule the model'],
    offer: 'A collective agreement and a very old coffee machine.',
  },
  {
    role: 'Natural Language Processing Engineer', company: 'Clearform', location: 'Remote', level: 'Mid', employment: 'full-time', salary: yearly('EUR', 65_000, 85_000), poster: 'connor-byrne', postedDaysAgo: 10.3,
    skills: ['Natural Language Processing', 'Python', 'Hugging Face', 'Retrieval-Augmented Generation', 'FastAPI'],
    about: 'Clearform rewrites letters from authorities so that people understand them, without changing their legal meaning.',
    tasks: ['Detect sentences whose meaning has changed', 'Build tests with lawyers and with readers', 'Serve models for twelve cities, each with data that must stay there'],
    offer: 'Four-day weeks in summer.',
  },
  {
    role: 'Business Intelligence Analyst', company: 'Terra Cotta Tiles', location: 'Bologna, Italy', level: 'Entry', employment: 'part-time', salary: monthly('EUR', 1_300, 1_600), poster: 'giulia-ferrante', postedDaysAgo: 11.1,
    skills: ['SQL', 'Power BI', 'Excel', 'Data Visualization'],
    about: 'Four kilns, one family, customers on three continents. Reports are made by hand on Thursdays; we would like our Thursdays back.',
    tasks: ['Automate the eleven reports that are still read, and stop the other nine', 'Teach the sales team to filter for themselves', 'Keep an eye on what the kilns use'],
    offer: '20 hours a week, on days that you choose.',
  },
  {
    role: 'Machine Learning Engineer, Search', company: 'Papertrail', location: 'Dublin, Ireland', level: 'Mid', employment: 'full-time', salary: yearly('EUR', 72_000, 90_000), poster: 'connor-byrne', postedDaysAgo: 12.4,
    skills: ['Python', 'Information Retrieval', 'PostgreSQL', 'PyTorch', 'Elasticsearch'],
    about: 'Small libraries share our catalog. A search for a misspelled title should find the book, and one for a feeling should find three.',
    tasks: ['Ranking for queries with one typo and no clicks', 'Embeddings that run on a library’s old server', 'Listen to librarians twice a month'],
    offer: 'A book allowance whose limit no one has ever reached.', host: 'work.papertrail.invalid',
  },
  {
    role: 'Biostatistician', company: 'Tidewater Health', location: 'Accra, Ghana', level: 'Senior', employment: 'full-time', salary: null, poster: 'kwame-asante', postedDaysAgo: 13.2,
    skills: ['Statistics', 'R', 'Survival Analysis', 'Probability'],
    about: 'Our trials are small and matter to a lot of people. You decide beforehand what we will believe afterwards.',
    tasks: ['Design trials and analysis plans with doctors', 'Sit on the safety board', 'Teach two courses a year at the nursing school'],
    offer: 'Housing, and flights home twice a year.',
  },
  {
    role: 'Deep Learning Intern', company: 'Hakodate Robotics', location: 'Remote, Japan', level: 'Entry', employment: 'internship', salary: monthly('JPY', 220_000, 260_000), poster: 'jun-park', postedDaysAgo: 14.5,
    skills: ['Deep Learning', 'PyTorch', 'Python', 'NumPy'],
    about: 'Twelve weeks with the vision team, on one question: can a model learn from the pictures that it got wrong yesterday?',
    tasks: ['Reproduce one paper in the first three weeks', 'Try it on our data', 'Show the result to the people at the belt'],
    offer: 'A machine with a good card, at your home.',
  },
  {
    role: 'Data Analyst, Public Transport', company: 'Linia Nocna', location: 'Wrocław, Poland', level: 'Mid', employment: 'full-time', salary: monthly('PLN', 9_500, 12_500), poster: 'tomasz-wrobel', postedDaysAgo: 15.3,
    skills: ['Python', 'SQL', 'GIS', 'pandas', 'Data Visualization'],
    about: 'Night buses are late for reasons that maps show and timetables hide.',
    tasks: ['Find out where and why bus lines lose time', 'Simulate new lines before they are built', 'Explain the plan at town meetings'],
    offer: 'Free travel, including at night.',
  },
  {
    role: 'Senior Machine Learning Engineer', company: 'Meridian Maps', location: 'Remote, Canada', level: 'Senior', employment: 'full-time', salary: yearly('CAD', 150_000, 185_000), poster: 'noah-tremblay', postedDaysAgo: 16.6,
    skills: ['Python', 'TensorFlow', 'Kubernetes', 'Google Cloud', 'Computer Vision', 'MLOps'],
    about: 'We keep maps of roads that change with the ice. Satellites see them every second day, through clouds.',
    tasks: ['Segmentation models that say “I can’t see”', 'Lead the migration of training to shared machines', 'Mentor three engineers'],
    offer: 'Work from anywhere in Canada; a flight to the north each winter.', host: 'join.meridianmaps.invalid',
  },
  {
    role: 'Teaching Assistant, Mathematics for Machine Learning', company: 'Escola Aberta', location: 'Remote', level: 'Entry', employment: 'part-time', salary: { currency: 'EUR', min: 22, max: 28, period: 'hour' }, poster: 'mateo-silva', postedDaysAgo: 17.4,
    skills: ['Linear Algebra', 'Probability', 'Python'],
    about: 'An evening school with students from nineteen countries. They work during the day and ask the best questions at ten at night.',
    tasks: ['Answer questions within a day', 'Mark exercises with one sentence that helps', 'Lead one group of eight'],
    offer: '8 to 12 hours a week.',
  },
  {
    role: 'Reinforcement Learning Researcher', company: 'Warm Water Works', location: 'Copenhagen, Denmark', level: 'Senior', employment: 'contract', salary: monthly('DKK', 58_000, 70_000), poster: 'jun-park', postedDaysAgo: 18.2,
    skills: ['Reinforcement Learning', 'PyTorch', 'Python', 'Control Theory'],
    about: 'District heating for 40,000 homes, controlled by rules from 1994. We want to save a tenth of the gas and never leave anyone in the cold.',
    tasks: ['Policies that can be proven safe before the first cold night', 'A simulator that engineers believe', 'Two winters, two cities'],
    offer: 'Two years, with a choice of publications.',
  },
  {
    role: 'Database Reliability Engineer', company: 'Kallang Pay', location: 'Remote', level: 'Senior', employment: 'full-time', salary: yearly('USD', 110_000, 140_000), poster: 'olena-kovalchuk', postedDaysAgo: 19.1,
    skills: ['PostgreSQL', 'SQL', 'Linux', 'Python', 'Amazon Web Services'],
    about: 'Three terabytes of payments that must add up. Data scientists query a replica; you make sure that it is accurate.',
    tasks: ['Upgrades without downtime', 'Backups that are restored every week', 'Queries that stay quick as tables grow'],
    offer: 'A team in four time zones, so no one is woken up at night.',
  },
  {
    role: 'Speech Data Specialist', company: 'Kitabu Labs', location: 'Nairobi, Kenya', level: 'Entry', employment: 'contract', salary: monthly('KES', 95_000, 130_000), poster: 'jamila-hassan', postedDaysAgo: 20.7,
    skills: ['Python', 'Audio Processing', 'Git'],
    about: 'Radio stations give us their archives. Someone has to find where each sentence ends.',
    tasks: ['Cut and check recordings in three languages', 'Write the guide for forty annotators', 'Measure how well they agree, and talk to them when they do not'],
    offer: 'A one-year contract, with the option of a permanent job.',
  },
  {
    role: 'Data Scientist, Crop Insurance', company: 'Monsoon Mutual', location: 'Chennai, India', level: 'Mid', employment: 'full-time', salary: yearly('INR', 1_800_000, 2_600_000), poster: 'priya-raghunathan', postedDaysAgo: 21.5,
    skills: ['Python', 'Statistics', 'Time Series', 'GIS', 'scikit-learn'],
    about: 'When the rain fails, we pay before the farmer has to ask. That takes a model that is both reliable and fast.',
    tasks: ['Combine rain gauges, satellites and reports from the field', 'Check every payout rule against thirty monsoons', 'Visit six villages a season'],
    offer: 'Health cover for the family.',
  },
  {
    role: 'Frontend Engineer, Data Tools', company: 'Papertrail', location: 'Remote, Ireland', level: 'Mid', employment: 'full-time', salary: null, poster: 'leila-farahani', postedDaysAgo: 22.4,
    skills: ['TypeScript', 'React', 'Data Visualization', 'Accessibility'],
    about: 'Librarians use our charts to decide what to buy. Many of them use a keyboard and nothing else.',
    tasks: ['Charts that can be read, heard and printed', 'Tables with 100,000 rows that do not stutter', 'Leave less code than there was before'],
    offer: 'Work from anywhere in Ireland.',
  },
  {
    role: 'Junior Data Engineer', company: 'Terra Cotta Tiles', location: 'Remote, Italy', level: 'Entry', employment: 'full-time', salary: yearly('EUR', 30_000, 35_000), poster: 'giulia-ferrante', postedDaysAgo: 23.8,
    skills: ['SQL', 'Python', 'PostgreSQL', 'Git'],
    about: 'The kilns have had sensors since spring. Their readings end up in a folder that no one opens.',
    tasks: ['Bring the readings into a database', 'Build the first dashboard for the night shift', 'Write down how it works'],
    offer: 'A first job where you can see the effect of your work.',
  },
  {
    role: 'Machine Learning Engineer, Fraud', company: 'Ledger Lane', location: 'Remote, United Kingdom', level: 'Mid', employment: 'full-time', salary: yearly('GBP', 62_000, 78_000), poster: 'arjun-thapa', postedDaysAgo: 24.9,
    skills: ['Python', 'XGBoost', 'SQL', 'MLOps', 'Statistics'],
    about: 'One claim in four hundred is invented. Treating the other 399 as suspects would be the greater damage.',
    tasks: ['Models that ask for a second look, and never decide alone', 'Reports on who they flag, and how often they are wrong', 'A path from notebook to production that takes a day'],
    offer: 'Cover against months without work, of course.',
  },
  {
    role: 'Head of Data', company: 'Agua Clara', location: 'Lisbon, Portugal', level: 'Senior', employment: 'full-time', salary: yearly('EUR', 70_000, 84_000), poster: 'thandiwe-mokoena', postedDaysAgo: 26.2,
    skills: ['Statistics', 'Python', 'Leadership', 'Data Governance', 'SQL'],
    about: 'Five people, forty partners, and donors who ask what a liter of clean water costs.',
    tasks: ['One answer to that question, with its margin of error', 'Rules for data that belongs to villages', 'Hire two people in the first year'],
    offer: 'A seat where decisions are made.',
  },
  {
    role: 'Optimization Engineer', company: 'Rio Verde Logística', location: 'Remote, Brazil', level: 'Senior', employment: 'full-time', salary: monthly('BRL', 18_000, 23_000), poster: 'mateo-silva', postedDaysAgo: 28.4,
    skills: ['Linear Programming', 'Python', 'Operations Research', 'C++'],
    about: 'Which truck takes which load is decided by four people and a wall of notes. They are very good, and they want to go on holiday.',
    tasks: ['A planner that the four trust', 'Solve it again when a road floods', 'Show why, not only what'],
    offer: 'A problem with a clear number at the end of each day.',
  },
]

/** The text of a job in Markdown. */
export const descriptionOf = ({ about, tasks, offer }: SeedJob): string => `${about}\n\n## What you will do\n\n${tasks.map((task) => `- ${task}`).join('\n')}\n\n## What you get\n\n${offer}\n`

/** What the demo learner looks for, and the jobs on their board, by role. */
export const candidate: { person: string; location: string; level: Level } = { person: 'lina-okafor', location: 'Lagos, Nigeria', level: 'Entry' }
export const tracked: readonly { role: string; stage: 'Saved' | 'Applied' | 'Interview' | 'Closed'; notes: string }[] = [
  { role: 'Junior Machine Learning Engineer', stage: 'Saved', notes: 'Finish the course on evaluation first. They will ask about splits.' },
  { role: 'Data Science Intern', stage: 'Interview', notes: 'Call on Thursday at 16:00. Ask who uses the reports.' },
  { role: 'Business Intelligence Analyst', stage: 'Closed', notes: 'They need someone on site.' },
]

/** Applications for jobs of the demo mentor, so that a poster has something to read. */
export const applications: readonly { role: string; person: string; daysAgo: number; note: string }[] = [
  { role: 'Teaching Assistant, Mathematics for Machine Learning', person: 'giulia-ferrante', daysAgo: 9, note: 'I teach seventeen-year-olds during the day, so ten at night works for me, too. I would bring drawings.' },
  { role: 'Teaching Assistant, Mathematics for Machine Learning', person: 'jun-park', daysAgo: 4, note: 'I have answered questions here for a year. Most of them were the same three, and I found better answers each time.' },
  { role: 'Data Science Intern', person: 'lina-okafor', daysAgo: 3, note: 'I count pills during the day. I know what a wrong number means for the person who is waiting, and I have cleaned five years of orders by myself.' },
]

/** A job that waits for a decision. */
export const proposed: SeedJob = {
  role: 'Community Data Fellow', company: 'Institute for Quiet Policy', location: 'Remote, Poland', level: 'Entry', employment: 'contract', salary: monthly('PLN', 6_800, 7_600), poster: 'hana-novakova', postedDaysAgo: 0.4,
  skills: ['R', 'Statistics', 'Data Visualization'],
  about: 'One year in one small town, working on a question that its residents chose.',
  tasks: ['Find the data, or collect it', 'Publish every draft', 'Present the result in the town hall'],
  offer: 'A room above the library.',
}
