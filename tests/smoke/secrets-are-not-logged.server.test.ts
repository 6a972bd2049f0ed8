import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiSchema, rights } from '#app/server/features.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { queriesFor } from '../support/all-queries.ts'
import { connectTo, requestGraphql, memberOf } from '../support/site.ts'
import { openTestSite, publishesOn, savesDraft } from '../support/test-site.ts'

/** Columns that every member may read, or that hold nothing personal. All others must hold a canary in this test. */
const PUBLIC = new Set(
  ('people.username people.name people.headline people.location people.about blog_comments.text blog_reactions.kind blog_tags.tag grants.role reports.kind reports.rule contests.state ' +
    'account_tickets.purpose notifications.kind notification_preferences.kind notification_settings.rhythm unsubscribe_links.kind sessions.active_role migrations.name migrations.hash signals.name ' +
    'activities.kind scores.span score_counts.board badges.name badges.evidence repositories.source repository_imports.outcome profile_visibility.section profile_visibility.level ' +
    'roles.name roles.rights rights.name audit_log.actor_role audit_log.deed role_applications.role site_settings.key site_settings.value ' +
    'problems.slug problems.previous_slugs problems.title problems.difficulty problems.category problems.tags problems.aliases problems.revision problems.folder_hash ' +
    'course_lessons.kind lesson_progress.way lesson_progress.watched courses.state courses.level course_drafts.state ' +
    'course_files.type course_video_checks.youtube_id course_video_checks.reason course_video_checks.channel product_waits.slug course_videos_reported.youtube_id ' +
    'events.type events.state events.time_zone events.starts_local events.ends_local events.fold events.recurrence event_rsvps.answer ' +
    'jobs.state jobs.level jobs.employment jobs.salary_currency jobs.salary_period jobs.proposal_state candidate_profiles.level candidate_profiles.visibility ' +
    'tracked_jobs.stage job_applications.state job_searches.alert ' +
    'mentor_group_members.part mentor_group_invitations.part mentoring_files.type mentor_group_resource_versions.kind assignments.kind assignments.due_local assignments.late_rule assignment_work.extended_local ' +
    'assignment_template_items.kind assignment_template_items.due_time assignment_template_items.late_rule office_hour_bookings.cancelled_by office_hour_slots.time_zone ' +
    'ban_proposals.state ban_proposals.rule person_trust.level person_trust.lowered_from trust_levels.name featured_items.path featured_items.title featured_items.note approval_decisions.decision approval_decisions.state approval_decisions.rule ' +
    'moderation_decisions.kind moderation_decisions.outcome moderation_decisions.rule moderation_appeals.outcome report_claims.kind ' +
    'status_parts.part status_parts.state status_days.part judge_processes.says judge_processes.software task_schedules.schedule task_schedules.task task_schedules.title ideas.status idea_tasks.state metric_hours.metric comments.subject_kind news_sources.category news_articles.category news_fewer.category news_default_sources.address search_words.kind ' +
    // The index of what is public; tests of the search try who finds what.
    'search_documents.kind search_documents.thing_id search_documents.title search_documents.title_key search_documents.text search_documents.normalized ' +
    'search_documents.path search_documents.readers search_documents.content_hash ' +
    'search_vocabulary.word search_deletions.form conversations.kind conversation_members.state chat_settings.who_may_write message_reactions.emoji newsletter_subscribers.state newsletter_issues.state ' +
    'problem_edits.slug problem_edits.state code_drafts.language submissions.language submissions.state submissions.verdict submissions.problem_revision ' +
    // Words of names, headlines and skills that are public.
    'findable_words.word known_words.word word_slips.slip word_slips.word people_words.word').split(' '),
)
const ofLearners = rights.filter(({ roles }) => roles.includes('learner')).map(({ name }) => name)
const MARK = 'canary'

const site = await openTestSite({ LOG_LEVEL: 'trace', TRUST_PROXY: '1' })
let database: pg.Client
let owner: { id: string; token: string }
let stranger: { id: string; token: string }
const hidden: string[] = []
/** Discussions that are closed to the stranger: kinds and subjects. */
const closed = { kinds: ['news', 'problem'], subjects: [] as string[] }
let shownSlug: string

beforeAll(async () => {
  database = await connectTo(site)
  owner = await memberOf(site, 'birdkeeper')
  stranger = await memberOf(site, 'stranger')
  await release()
}, 60_000)

afterAll(() => database?.end())

/** Puts a canary into every private column, through the site where possible, else directly. */
async function release(): Promise<void> {
  // Public content; its title is the control below.
  const shown = await publishesOn(site, owner.token, { title: 'Seabird in public', content: '<p>Seabird in public</p>', tags: ['seabird'] })
  const { _id: blogId, slug } = shown.body.data!.publishBlog
  shownSlug = slug
  // A draft, an unpublished blog with its versions, and a deleted comment.
  const draft = { id: randomUUID(), title: 'canary-blog_drafts-title', content: '<p>canary-blog_drafts-content</p>', tags: ['canary-blog_drafts-tags'] }
  expect((await savesDraft(site, owner.token, draft)).body.errors).toBeUndefined()
  const back = { id: randomUUID(), title: 'canary-blogs-title', content: '<h2>canary-blogs-headings</h2><p>canary-blogs-content</p>', tags: ['canary-blogs-tags'] }
  const taken = await publishesOn(site, owner.token, back)
  await requestGraphql(site, owner.token, 'mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: back.id })
  hidden.push(draft.id, back.id, taken.body.data!.publishBlog.slug)
  const comment = randomUUID()
  await requestGraphql(site, owner.token, 'mutation ($id: ID!, $b: ID!) { commentOnBlog(id: $id, blogId: $b, text: "canary-blog_comments-text") }', { id: comment, b: blogId })
  await requestGraphql(site, owner.token, 'mutation ($id: ID!) { deleteComment(id: $id) }', { id: comment })
  await requestGraphql(site, stranger.token, 'mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "canary-reports-reason") }', { id: blogId })
  // A wrong login, a lookup and a token in a wrong place, which the log must not record.
  const wrong = { email: 'canary-log-email@people.test', password: 'canary-log-password' }
  await fetch(`${site.origin}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wrong) })
  await fetch(`${site.origin}/blogs?token=canary-log-query`, { headers: { authorization: 'Bearer canary-log-token', cookie: 'cloggle_renewal=canary-log-cookie' } })
  await fetch(`${site.origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"canary-log-body' })

  const conversation = randomUUID()
  const [source, article] = [randomUUID(), randomUUID()]
  hidden.push(conversation, article)
  const bytes = (name: string) => Buffer.from(`${name}-${'x'.repeat(64)}`.slice(0, 32))
  const webhook = randomUUID()
  const statements: [string, unknown[]][] = [
    ["update logins set email = 'canary-logins-email@people.test', password_hash = 'canary-logins-password_hash', time_zone = 'canary-logins-time_zone' where person_id = $1", [owner.id]],
    ["update sessions set browser = 'canary-sessions-browser', secret_hash = $2, previous_secret_hash = $3 where person_id = $1", [owner.id, bytes('canary-sessions-secret'), bytes('canary-sessions-previous')]],
    ["insert into session_tokens (token_hash, session_id, expires_at) select $2, id, now() + interval '1 hour' from sessions where person_id = $1", [owner.id, bytes('canary-tokens-hash')]],
    ["insert into login_networks (person_id, network, logged_in_at) values ($1, 'canary-login-network', now())", [owner.id]],
    ["insert into account_tickets (ticket_hash, person_id, purpose, email, expires_at) values ($2, $1, 'change-email', 'canary-tickets-email@people.test', now() + interval '1 hour')", [owner.id, bytes('canary-tickets-hash')]],
    ["insert into mails (recipient, subject, body, html, headers, sent_at) values ('canary-mails-recipient@people.test', 'canary-mails-subject', 'canary-mails-body', 'canary-mails-html', '{\"x\": \"canary-mails-headers\"}', now())", []],
    ["with one as (insert into notifications (person_id, kind, subject, thread, collects, in_app, happened_at, sequence) values ($1, 'invitation', 'canary-notifications-subject', 'canary-notifications-thread', true, true, now(), 1) returning id) insert into notification_causes (notification_id, about, facts, happened_at) select id, 'canary-causes-about', '{\"board\": \"canary-causes-facts\"}', now() from one", [owner.id]],
    // A conversation that the stranger is not in, an unconfirmed subscription, and a newsletter that was not sent.
    ["insert into conversations (id, kind, name, key, last_sequence, last_change, created_at) values ($1, 'group', 'canary-conversations-name', 'canary-conversations-key', 1, 1, now())", [conversation]],
    ["insert into conversation_members (conversation_id, person_id, joined_at) values ($1, $2, now())", [conversation, owner.id]],
    ["insert into messages (id, conversation_id, sequence, change, author_id, text, html, sent_at) values (gen_random_uuid(), $1, 1, 1, $2, 'canary-messages-text', 'canary-messages-html', now())", [conversation, owner.id]],
    ["insert into newsletter_subscribers (id, email, token, time_zone, confirm_hash, requested_at, bounce_reason) values (gen_random_uuid(), 'canary-subscribers@people.test', 'canary-subscribers-token', 'canary-subscribers-zone', $1, now(), 'canary-subscribers-bounce')", [bytes('canary-subscribers-hash')]],
    ["insert into newsletter_issues (number, friday, intro, sections, personal_items, left_out, created_at) values (1, '2030-01-04', 'canary-issues-intro', '[{\"label\": \"canary-issues-sections\", \"items\": []}]', '[{\"title\": \"canary-issues-personal\", \"topics\": []}]', '{canary-issues-left-out}', now())", []],
    // A news source, which only admins see, and an article that an editor hid.
    ["insert into news_sources (id, name, address, category, etag, last_modified, is_enabled, next_fetch_at, added_at) values ($1, 'canary-sources-name', 'https://canary-sources.test/feed?key=secret', 'ai', 'canary-sources-etag', 'canary-sources-modified', false, now(), now())", [source]],
    ["insert into news_fetches (source_id, fetched_at, error) values ($1, now(), 'canary-fetches-error')", [source]],
    [`insert into news_articles (id, slug, title, excerpt, content, html, category, author_id, author_name, source_id, address, address_key, image_address, published_at, updated_at, hidden_at, trend, search)
      values ($2, 'canary-news-slug', 'canary-news-title', 'canary-news-excerpt', 'canary-news-content', 'canary-news-html', 'ai', $3, 'canary-news-author', $1, 'https://canary-news.test/', 'canary-news.test', 'https://canary-news.test/image', now(), now(), now(), 1e9, to_tsvector('simple', 'canary'))`, [source, article, owner.id]],
    ["insert into news_guids (source_id, guid, article_id) values ($1, 'canary-guids-guid', $2)", [source, article]],
    ["insert into news_saves (person_id, article_id, saved_at) values ($1, $2, now())", [owner.id, article]],
    ["insert into search_misses (text, first_at, last_at) values ('canary-misses-text', now(), now())", []],
    ["insert into muted_threads (person_id, thread, label) values ($1, 'canary-muted-thread', 'canary-muted-label')", [owner.id]],
    ["insert into unsubscribe_links (token_hash, person_id, issued_at) values ($2, $1, now())", [owner.id, bytes('canary-unsubscribe-hash')]],
    ["insert into throttle_windows (key, window_start, hits) values ('login.account:canary-rateLimit-key', now(), 1)", []],
    ["insert into signals (name, payload, delivered_at) values ('nothing', '{\"said\": \"canary-signals-payload\"}', now())", []],
    ["insert into audit_log (actor_id, deed, target_name, reason, details) values ($1, 'canary.put', 'canary-audit-target', 'canary-audit-reason', '{\"said\": \"canary-audit-details\"}')", [owner.id]],
    ["insert into access_tokens (id, person_id, name, scopes, token_hash, created_at, expires_at) values (gen_random_uuid(), $1, 'canary-access-name', '{canary-access-scopes}', $2, now(), now() + interval '7 days')", [owner.id, Buffer.from('canary-access-hash'.padEnd(32, '.'))]],
    ["insert into feature_switches (name, is_on, changed_at) values ('canary-switches-name', true, now())", []],
    ["insert into rights_groups (id, name, about, rights, changed_at) values (gen_random_uuid(), 'canary-groups-name', 'canary-groups-about', '{canary-groups-rights}', now())", []],
    ["insert into slow_statements (fingerprint, statement, count, total_ms, longest_ms, last_at) values (rpad('canary-statements', 32, '.'), 'canary-statements-text', 1, 300, 300, now())", []],
    ["insert into webhooks (id, url, events, secret, created_at) values ($1, 'https://hooks.test/canary-webhooks-url', '{canary-webhooks-events}', 'canary-webhooks-secret', now())", [webhook]],
    ["insert into webhook_deliveries (webhook_id, event, subject, body, created_at, error) values ($1, 'canary-deliveries-event', 'canary-deliveries-subject', 'canary-deliveries-body', now(), 'canary-deliveries-error')", [webhook]],
    ["insert into restore_drills (started_at, finished_at, succeeded, message) values (now(), now(), false, 'canary-drills-message')", []],
    ["insert into backups (row_count, file_count, folder) values (1, 1, '/canary-backups-folder')", []],
    ["insert into backup_runs (requested_at, started_at, finished_at, succeeded, folder, message) values (now(), now(), now(), false, '/canary-backup-runs-folder', 'canary-backup-runs-message')", []],
    ["insert into error_reports (fingerprint, build, message, stack, path, first_at, last_at) values ('canary-errors-fingerprint', 'canary-errors-build', 'canary-errors-message', 'canary-errors-stack', '/canary-errors-path', now(), now())", []],
    ["insert into contact_messages (id, name, email, subject, message, answer) values (gen_random_uuid(), 'canary-contact-name', 'canary-contact@people.test', 'canary-contact-subject', 'canary-contact-message', 'canary-contact-answer')", []],
    ["insert into role_applications (person_id, role, reason, decided_at, granted, answer) values ($1, 'mentor', 'canary-applications-reason', now(), false, 'canary-applications-answer')", [owner.id]],
    ["insert into code_drafts (person_id, problem_id, language, code, replaced, saved_at) select $1, id, 'python', 'canary-code_drafts-code', 'canary-code_drafts-replaced', now() from problems where slug = 'two-sum'", [owner.id]],
    // The discussions of a problem, which is closed to the stranger, and of the hidden article; and a deleted comment.
    ["insert into comments (id, subject_kind, subject_id, author_id, text, written_at) select gen_random_uuid(), 'problem', id, $1, 'canary-comments-problem', now() from problems where slug = 'two-sum'", [owner.id]],
    ["insert into comments (id, subject_kind, subject_id, author_id, text, written_at) values (gen_random_uuid(), 'news', $2, $1, 'canary-comments-news', now())", [owner.id, article]],
    [`insert into problem_edits (slug, body, solutions, state, findings, verdicts, edited_by, edited_at) values ('canary-edit', '{"editorial": "canary-edits-body"}', '["canary-edits-solutions"]', 'failed', '{canary-edits-findings}', '["canary-edits-verdicts"]', $1, now())`, [owner.id]],
    // Of a problem only the statement and the samples are public.
    [`update problems set body = jsonb_set(jsonb_set(body, '{editorial}', '"canary-problems-body"'), '{tests,5,category}', '"canary-problems-tests"'),
      shown = jsonb_set(shown, '{editorial}', '"canary-problems-shown"'), solutions = solutions || '[{"source": "canary-problems-solutions"}]' where slug = 'two-sum'`, []],
    // A submission.
    [`insert into submissions (id, problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, total, results)
      select $2, id, $1, $2, 'python', 'canary-submissions-code', now(), now(), 'judged', now(), 'Wrong Answer', 1,
        '[{"verdict": "Wrong Answer", "says": "canary-submissions-results"}]' from problems where slug = 'two-sum'`, [owner.id, draft.id]],
    [`insert into judge_processes (id, places, says, runs, software, started_at, seen_at)
      values (gen_random_uuid(), 1, 'A judge of this test.', '{canary-judges-runs}', '[{"name": "canary-judges-software", "version": "1", "sandbox": null}]', now(), now())`, []],
    ["insert into task_schedules (task, title, schedule) values ('canary-schedules-task', 'canary-schedules-title', 'canary-schedules-schedule')", []],
    ["update newsletter_subscribers set bounce_reason = 'canary-subscribers-reason' where email = 'canary-subscribers@people.test'", []],
    // Hidden parts of a profile.
    ["insert into experiences (id, person_id, company, role, period) values (uuidv7(), $1, 'canary-experiences-company', 'canary-experiences-role', 'canary-experiences-period')", [owner.id]],
    ["insert into tech_stack (person_id, label, position) values ($1, 'canary-stack-label', 1)", [owner.id]],
    ["insert into repositories (id, person_id, name, url, description) values (uuidv7(), $1, 'canary-repositories-name', 'https://canary-repositories-url.test/', 'canary-repositories-description')", [owner.id]],
    ["insert into repository_imports (person_id, account) values ($1, 'canary-imports-account')", [owner.id]],
    ["insert into profile_visibility (person_id, section, level) select $1, section, 'me' from unnest(array['experience', 'stack', 'repositories']) section", [owner.id]],
    // A course that was never published, and what belongs to one learner.
    [`with one as (insert into courses (slug, state, title, summary, skills, about, outline, language, file_hash) values
        ('canary-courses-slug', 'draft', 'canary-courses-title', 'canary-courses-summary', '{canary-courses-skills}', '{"x": "canary-courses-about"}', '[{"x": "canary-courses-outline"}]', 'canary-courses-language', 'canary-courses-hash') returning id),
      two as (insert into course_lessons (id, course_id, key, position, topic_key, title, kind, minutes, body, body_hash)
        select gen_random_uuid(), id, 'canary-lessons-key', 0, 'canary-lessons-topic', 'canary-lessons-title', 'quiz', 1, '{"x": "canary-lessons-body"}', 'canary-lessons-hash' from one returning id, course_id),
      three as (insert into course_versions (course_id, version, content, published_at) select id, 1, '{"x": "canary-versions-content"}', now() from one)
      insert into lesson_notes (id, person_id, lesson_id, text, written_at) select gen_random_uuid(), $1, id, 'canary-notes-text', now() from two`, [owner.id]],
    [`insert into course_drafts (course_id, author_id, content, revision, comment, created_at, saved_at) values ($2, $1, '{"title": "canary-drafts-title", "description": "canary-drafts-content"}', 1, 'canary-drafts-comment', now(), now())`, [owner.id, source]],
    ["insert into course_files (id, course_id, owner_id, type, name, bytes, started_at, uploaded_at) values ($2, $3, $1, 'mp4', 'canary-files-name', 1, now(), now())", [owner.id, draft.id, source]],
    ["insert into certificates (id, person_id, course_id, version, person_name, course_title, minutes, skills, issued_at, revoked_at, revoked_reason) select gen_random_uuid(), $1, id, 1, 'canary-certificates-person', 'canary-certificates-course', 1, '{canary-certificates-skills}', now(), now(), 'canary-certificates-reason' from courses limit 1", [owner.id]],
    ["insert into course_reviews (course_id, person_id, rating, text, written_at) select id, $1, 1, 'canary-reviews-text', now() from courses where slug = 'canary-courses-slug'", [owner.id]],
    // A proposed event, and the link, the code and the feedback of a published one.
    [`with one as (insert into events (id, slug, title, description, description_html, preview, type, host_id, time_zone, starts_local, ends_local, place, online_url, state, comment, created_at, updated_at) values
        ($2, 'canary-events-slug', 'canary-events-title', 'canary-events-description', 'canary-events-html', 'canary-events-preview', 'meetup', $1, 'UTC', '2099-01-01T10:00', '2099-01-01T11:00', 'canary-events-place', 'https://canary-events-link.test', 'proposed', 'canary-events-comment', now(), now()) returning id)
      insert into event_dates (id, event_id, nth, starts_at, ends_at, cancel_reason, changed_at, code, recording_url, resources)
        select $2, id, 0, '2099-01-01T10:00Z', '2099-01-01T11:00Z', 'canary-dates-reason', now(), 'canary-dates-code', 'https://canary-dates-recording.test', '[{"label": "canary-dates-resources", "url": "https://canary-dates.test"}]' from one`, [owner.id, draft.id]],
    [`with one as (insert into events (id, slug, title, description, description_html, preview, type, host_id, time_zone, starts_local, ends_local, place, online_url, state, created_at, updated_at) values
        (gen_random_uuid(), 'in-public', 'In public', 'In public', 'In public', 'In public', 'meetup', $1, 'UTC', '2099-01-01T10:00', '2099-01-01T11:00', '', 'https://canary-events-public-link.test', 'published', now(), now()) returning id),
      two as (insert into event_dates (event_id, nth, starts_at, ends_at, changed_at, code) select id, 0, '2099-01-01T10:00Z', '2099-01-01T11:00Z', now(), 'canary-dates-public-code' from one returning id)
      insert into event_rsvps (date_id, person_id, answer, answered_at, seen_sequence, feedback) select id, $1, 'maybe', now(), 0, 'canary-rsvps-feedback' from two`, [owner.id]],
    ["insert into event_feeds (person_id, hash, created_at) values ($1, $2, now())", [owner.id, bytes('canary-feeds-hash')]],
    // A review of the submission, which waits for no mentor any more.
    [`with one as (insert into code_reviews (id, submission_id, learner_id, question, asked_at, reviewed_at) values ($2, $2, $1, 'canary-code-reviews-question', now(), now()) returning id),
      two as (insert into code_review_comments (id, review_id, author_id, line, text, written_at) select $2, id, $1, 1, 'canary-code-reviews-comment', now() from one)
      insert into code_review_notes (review_id, mentor_id, text, written_at) select id, $1, 'canary-code-reviews-note', now() from one`, [owner.id, draft.id]],
    // An idea whose address was never confirmed.
    [`with one as (insert into ideas (id, number, author_id, name, email, title, description, roles_wanted, links, submitted_at, touched_at, confirm_hash, confirm_until) values
        ($2, 7, $1, 'canary-ideas-name', 'canary-ideas@people.test', 'canary-ideas-title', 'canary-ideas-description', '{canary-ideas-roles}', '[{"label": "canary-ideas-links", "url": "https://canary-ideas.test"}]', now(), now(), $3, now()) returning id),
      two as (insert into idea_tasks (id, idea_id, title, position, written_at) select gen_random_uuid(), id, 'canary-ideas-task', 0, now() from one)
      insert into idea_decisions (id, idea_id, author_id, text, decided_at) select gen_random_uuid(), id, $1, 'canary-ideas-decision', now() from one`, [owner.id, draft.id, bytes('canary-ideas-hash')]],
    // A job that was never listed, and what belongs to one seeker.
    [`with one as (insert into jobs (id, poster_id, company, role, location, location_key, location_search, is_remote, description, description_html, skills, skill_keys, level, employment, apply_url,
        search_text, proposal, proposal_state, review_comment, created_at, updated_at) values
        ($2, $1, 'canary-jobs-company', 'canary-jobs-role', 'canary-jobs-location', 'canary-jobs-key', 'canary-jobs-place', true, 'canary-jobs-description', 'canary-jobs-html', '{canary-jobs-skills}',
        '{canary-jobs-keys}', 'Mid', 'full-time', 'https://canary-jobs.test/', 'canary-jobs-search', '{"role": "canary-jobs-proposal"}', 'returned', 'canary-jobs-comment', now(), now()) returning id),
      two as (insert into job_resumes (id, person_id, file_name, size, uploaded_at) values ($2, $1, 'canary-resumes-name', 9, now()) returning id),
      three as (insert into tracked_jobs (person_id, job_id, stage, notes, added_at, moved_at) select $1, id, 'Saved', 'canary-tracked-notes', now(), now() from one)
      insert into job_applications (id, job_id, person_id, cover_note, snapshot, resume_id, poster_notes, applied_at, changed_at)
        select $2, one.id, $1, 'canary-applications-note', '{"about": "canary-applications-snapshot"}', two.id, 'canary-applications-notes', now(), now() from one, two`, [owner.id, draft.id]],
    ["insert into candidate_profiles (person_id, location, is_open, changed_at) values ($1, 'canary-candidates-location', true, now())", [owner.id]],
    [`insert into job_searches (id, person_id, name, filter, alert, saved_at) values (gen_random_uuid(), $1, 'canary-job-searches-name', '{"q": "canary-job-searches-filter"}', 'site', now())`, [owner.id]],
    // A mentor group that the stranger is not in, with what its members wrote.
    [`with one as (insert into mentor_groups (id, name, about, created_at) values ($2, 'canary-groups-name', 'canary-groups-about', now()) returning id),
      two as (insert into mentor_group_members (group_id, person_id, part, joined_at) select id, $1, 'learner', now() from one),
      three as (insert into mentor_group_invites (id, group_id, code, made_at, expires_at, max_uses) select $2, id, 'canary000000', now(), now() + interval '1 day', 5 from one),
      four as (insert into mentor_group_announcements (id, group_id, text, written_at) select $2, id, 'canary-announcements-text', now() from one),
      five as (insert into mentoring_files (id, group_id, owner_id, type, name, bytes, uploaded_at) select $2, id, $1, 'txt', 'canary-group-files-name', 1, now() from one),
      six as (insert into assignments (id, group_id, kind, title, instructions, set_at) select $2, id, 'text', 'canary-assignments-title', 'canary-assignments-instructions', now() from one returning id),
      seven as (insert into assignment_work (assignment_id, person_id, text, comment) select id, $1, 'canary-work-text', 'canary-work-comment' from six),
      eight as (insert into mentor_group_resources (id, group_id, folder, version) select $2, id, 'canary-resources-folder', 1 from one returning id)
      insert into mentor_group_resource_versions (resource_id, version, kind, title, url, written_at) select id, 1, 'link', 'canary-resources-title', 'https://canary-resources.test/', now() from eight`, [owner.id, draft.id]],
    // Office hours for a group that the stranger is not in; too far ahead for a reminder, whose text needs a real time zone.
    [`with one as (insert into office_hour_slots (id, mentor_id, group_id, series_id, starts_at, ends_at, time_zone, about, place, online_url, cancel_reason, offered_at)
        values ($2, $1, $2, $2, now() + interval '3 days', now() + interval '4 days', 'UTC', 'canary-slots-about', 'canary-slots-place', 'https://canary-slots.test/', 'canary-slots-reason', now()) returning id)
      insert into office_hour_bookings (id, slot_id, learner_id, subject, booked_at, cancel_reason) select id, id, $1, 'canary-bookings-subject', now(), 'canary-bookings-reason' from one`, [owner.id, draft.id]],
    ["insert into assignment_work_versions (assignment_id, person_id, version, text, handed_in_at, returned_at, comment) values ($2, $1, 1, 'canary-work-versions-text', now(), now(), 'canary-work-versions-comment')", [owner.id, draft.id]],
    ["insert into assignment_notes (id, assignment_id, person_id, text, written_at) values ($2, $2, $1, 'canary-assignment-notes-text', now())", [owner.id, draft.id]],
    [`with one as (insert into assignment_criteria (id, assignment_id, nth, text, points) values ($2, $2, 0, 'canary-criteria-text', 5)),
        two as (insert into assignment_templates (id, owner_id, name, saved_at) values ($2, $1, 'canary-templates-name', now()) returning id)
      insert into assignment_template_items (template_id, nth, kind, title, instructions, late_rule, late_points, points, criteria)
        select id, 0, 'text', 'canary-items-title', 'canary-items-instructions', 'accepted', 0, 5, '[{"text": "canary-items-criteria", "points": 5}]' from two`, [owner.id, draft.id]],
    // A decision of moderators about the owner with an appeal, a ban that nobody confirmed, a level that an admin set, and decisions about content.
    [`with one as (insert into moderation_decisions (id, kind, target_id, title, author_id, outcome, rule, statement, evidence, evidence_html, decided_at)
        values ($2, 'blog', $2, 'canary-decisions-title', $1, 'removed', 'spam', 'canary-decisions-statement', 'canary-decisions-evidence', 'canary-decisions-html', now()) returning id),
      two as (insert into ban_proposals (id, person_id, rule, statement, proposed_at, expires_at, state) values ($2, $1, 'spam', 'canary-bans-statement', now(), now(), 'expired'))
      insert into moderation_appeals (decision_id, text, appealed_at, outcome, answer, decided_at) select id, 'canary-appeals-text', now(), 'upheld', 'canary-appeals-answer', now() from one`, [owner.id, draft.id]],
    ["insert into person_trust (person_id, level, is_manual, reason, since) values ($1, 'member', true, 'canary-trust-reason', now()) on conflict (person_id) do update set reason = excluded.reason", [owner.id]],
    ["insert into reason_templates (id, scope, label, body) values (gen_random_uuid(), 'canary-templates-scope', 'canary-templates-label', 'canary-templates-body')", []],
    [`insert into approval_decisions (id, kind, item_id, revision, title, decision, comment, decided_role, decided_at, applies_at, state, message)
      values (gen_random_uuid(), 'canary-approvals-kind', 'canary-approvals-item', 1, 'canary-approvals-title', 'return', 'canary-approvals-comment', 'canary-approvals-role', now(), now(), 'failed', 'canary-approvals-message')`, []],
    ["update news_articles set review_comment = 'canary-news-comment' where id = $1", [article]],
    ["update problem_edits set review_comment = 'canary-edits-comment' where slug = 'canary-edit'", []],
    // A contest that its host has not published, and a list of problems, which is for its owner alone.
    [`insert into contests (id, host_id, title, description, starts_at, ends_at, cancel_reason, changed_at)
      values ($2, $1, 'canary-contests-title', 'canary-contests-description', now() + interval '1 day', now() + interval '2 days', 'canary-contests-reason', now())`, [owner.id, draft.id]],
    ["insert into problem_lists (id, person_id, name, made_at) values ($2, $1, 'canary-problem-lists-name', now())", [owner.id, draft.id]],
    ["insert into site_secrets (name, value) values ('canary-secrets-name', 'canary-secrets-value')", []],
    // A shared solution is for those who solved the problem; notes on problems are for their author alone, and answers for the judge.
    ["update submissions set shared_at = now(), shared_note = 'canary-submissions-note' where person_id = $1", [owner.id]],
    ["insert into problem_notes (person_id, problem_id, text, saved_at) select $1, id, 'canary-problem-notes-text', now() from problems where slug = 'two-sum'", [owner.id]],
    ["insert into interests (person_id, topic, chosen_at) values ($1, 'canary-interests-topic', now())", [owner.id]],
    [`update problems set answers = '{canary-problems-answers}' where slug = 'pagerank'`, []],
    [`update problem_edits set answers = '{canary-edits-answers}', trial = '{"findings": ["canary-edits-trial"]}' where slug = 'canary-edit'`, []],
    // A series without published parts is for its author alone.
    [`with one as (insert into blog_series (id, author_id, slug, title, description, created_at, updated_at)
        values ($2, $1, 'canary-series-slug', 'canary-series-title', 'canary-series-description', now(), now()) returning id)
      insert into blog_series_slugs (slug, series_id) select 'canary-series-slug', id from one`, [owner.id, draft.id]],
    ["update blog_versions set title = 'canary-blog_versions-title', content = 'canary-blog_versions-content', tags = '{canary-blog_versions-tags}' where blog_id = $1", [back.id]],
  ]
  const { rows: [problem] } = await database.query<{ id: string }>("select id from problems where slug = 'two-sum'")
  closed.subjects = [article, problem!.id]
  for (const [statement, values] of statements) await database.query(statement, values)
}

const FORMS = [MARK, Buffer.from(MARK).toString('hex'), Buffer.from(MARK).toString('base64').slice(0, 7)]

/** The canaries in a text: plain, in hexadecimal or in base64. */
const canariesIn = (text: string): string[] =>
  FORMS.flatMap((form) => [...text.toLowerCase().matchAll(new RegExp(`${form.toLowerCase()}[\\w-]{0,40}`, 'g'))].map(([found]) => found))

/** Every page and file that a visitor can reach from the front page, the sitemap and the feeds. */
async function crawl(): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const first = ['/', '/sitemap.xml', '/robots.txt', '/card.png', '/blogs/write', '/blogs/mine', '/settings', '/verify-email', '/reset-password', '/logout', '/openingpage', '/metrics']
  const feeds = ['blogs', 'authors/birdkeeper', 'tags/seabird'].flatMap((name) => ['atom', 'json'].map((form) => `/feeds/${name}.${form}`))
  const guesses = hidden.flatMap((one) => [`/blog/${one}`, `/blogs/write?id=${one}`, `/cards/blog/${one}.png`, `/blogs?q=${one}`])
  const waiting = [...first, ...feeds, ...guesses, `/blog/${shownSlug}`, '/blogs?q=canary', '/techNews?q=canar', '/events', '/sitemap-events.xml', '/events/1-canary', '/events/2-in-public', '/cards/event/1.png', '/api/events/1/calendar.ics', '/api/events/2/calendar.ics', '/api/tech-news?q=canar', '/feeds/news.atom', '/techNews/canary-news-slug', '/cards/news/canary-news-slug.png', '/blogs?tag=canary-blogs-tags', '/profile/birdkeeper']
  for (let path = waiting.shift(); path !== undefined && seen.size < 400; path = waiting.shift()) {
    if (seen.has(path)) continue
    const response = await fetch(`${site.origin}${path}`, { redirect: 'manual', headers: { 'x-forwarded-for': '10.70.1.1' } })
    const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
    seen.set(path, `${[...response.headers].join('\n')}\n${body}`)
    for (const [, found] of body.matchAll(/(?:href|src)="(\/[^"#]*)|<loc>[^<]*?\/\/[^/<]+(\/[^<]*)/g)) {
      const next = (found ?? '').replaceAll('&amp;', '&')
      if (next !== '' && !next.startsWith('//')) waiting.push(next)
    }
  }
  return seen
}

async function answersTo(token: string | null, may: unknown[]): Promise<string[]> {
  const samples = {
    id: [...hidden.slice(0, 2), owner.id], personId: [owner.id], ids: [hidden.slice(0, 2)], problems: [['two-sum']], course: ['canary-courses-slug'], lesson: ['canary-lessons-key'], slug: [shownSlug, 'two-sum', 'canary-news-slug', 'canary-courses-slug', ...hidden], q: ['canary', 'seabird'], problem: ['two-sum'], number: [1], tag: [null], author: [null, 'birdkeeper'], username: ['birdkeeper'],
    after: [null], first: [20], itemId: hidden.slice(0, 1), 'approval.kind': ['blog', 'event'], 'approvals.kind': [null], secret: ['a'.repeat(43)], at: ['2026-01-01T00:00:00Z'], archived: [false], afterChange: [0],
    title: ['canary'], 'idea.id': ['7'], dateId: hidden.slice(0, 1), 'event.number': [1, 2], 'viewerEvent.number': [1, 2], isPast: [false, true], 'draftFiles.course': hidden.slice(0, 1), 'discussion.kind': closed.kinds, 'ownReport.kind': ['blog', 'profile'], 'listCorrection.q': ['canari', 'canary blog'], 'listCorrection.kind': ['blog', 'problem'], 'discussion.subject': closed.subjects, person: [owner.id], code: ['abcdabcdabcd'], submission: hidden.slice(0, 1),
    submissionId: hidden.slice(0, 1), 'blogSeries.slug': ['canary-series-slug'], 'listings.kind': ['job', 'event', 'idea'], text: ['**seabird**'], keys: [['two-sum']],
  }
  const text: string[] = []
  for (const question of queriesFor(await apiSchema(), new Set(may), samples)) {
    const { body } = await requestGraphql(site, token, question)
    // A query that was refused as a whole would find nothing.
    const code = body.errors?.[0]?.extensions.code
    if (code === 'TOO_COMPLEX') continue
    expect([undefined, 'NOT_FOUND', 'NOT_ALLOWED', 'NOT_SIGNED_IN'], `${question} ${JSON.stringify(body.errors)}`).toContain(code)
    text.push(JSON.stringify(body))
  }
  return text
}

describe('Canaries (requirement P-27)', () => {
  test('every private column holds one', async () => {
    const { rows } = await database.query<{ t: string; c: string; bytes: boolean }>(
      `select table_name as t, column_name as c, data_type = 'bytea' as bytes from information_schema.columns
       where table_schema = 'public' and (data_type in ('text', 'bytea', 'jsonb', 'json', 'tsvector') or (data_type = 'ARRAY' and udt_name = '_text'))`,
    )
    const without: string[] = []
    for (const { t, c, bytes } of rows) {
      if (PUBLIC.has(`${t}.${c}`)) continue
      const value = bytes ? `encode(${c}, 'escape')` : `${c}::text`
      const found = await database.query(`select 1 from ${t} where ${value} like '%canary%' limit 1`)
      if (found.rowCount === 0) without.push(`${t}.${c}`)
    }
    expect(without).toEqual([])
    expect(rows.length).toBeGreaterThan(35)
  })

  test('no page, feed or file for visitors contains one; public content is found there', async () => {
    const pages = await crawl()
    const guessed = (path: string) => path.includes('canary')
    const found = [...pages].flatMap(([path, text]) => {
      // The response may repeat a canary that the URL contains.
      const own = guessed(path) ? text.replaceAll(/canary-blogs-t(itle|ags)|[?&](q|tag)=canary|"canary"/g, '') : text
      return canariesIn(own).filter((one) => one !== 'canary' || !guessed(path)).map((one) => `${path}: ${one}`)
    })
    expect(found).toEqual([])
    const withSeabird = [...pages].filter(([, text]) => text.includes('Seabird in public')).map(([path]) => path)
    process.stdout.write(`${pages.size} pages and files looked through; the public bird was on ${withSeabird.length}.\n`)
    expect(withSeabird).toEqual(expect.arrayContaining(['/blogs', `/blog/${shownSlug}`, '/feeds/blogs.atom', '/feeds/authors/birdkeeper.json']))
    expect(pages.size).toBeGreaterThan(60)
  }, 60_000)

  test('no API response to a visitor or another member contains one; public content is found there', async () => {
    for (const [token, may] of [[null, ['anyone']], [stranger.token, ['anyone', 'members', ...ofLearners]]] as const) {
      const text = await answersTo(token, [...may])
      const looked = await fetch(`${site.origin}/api/auth/birdkeeper`, { headers: { authorization: `Bearer ${stranger.token}` } })
      expect(looked.status).toBe(200)
      text.push(await looked.text())
      // The search names the words that were searched for; canaries have a hyphen.
      expect(text.flatMap((one) => canariesIn(one)).filter((found) => !/^canary\w*$/.test(found))).toEqual([])
      expect(text.filter((one) => one.includes('Seabird in public')).length).toBeGreaterThan(1)
      expect(text.length).toBeGreaterThan(15)
    }
  }, 60_000)

  test('control: the owner gets their own canaries', async () => {
    const own = await requestGraphql(site, owner.token, 'query ($id: ID!) { blogDraft(id: $id) { title content tags } }', { id: hidden[0] })
    expect(canariesIn(JSON.stringify(own.body))).toContain('canary-blog_drafts-title')
    expect(canariesIn(hashOf('x').toString('hex') + Buffer.from('canary-tokens-hash').toString('hex'))).toHaveLength(1)
    expect(canariesIn(Buffer.from('canary-tokens-hash').toString('base64'))).toHaveLength(1)
  })

  test('neither the log at its highest level nor the database’s log contains one', async () => {
    const logs = readdirSync(join(site.dataDir, 'postgres')).filter((name) => name.endsWith('.log'))
    const told = [site.output(), ...logs.map((name) => readFileSync(join(site.dataDir, 'postgres', name), 'utf8'))]
    expect(existsSync(join(site.dataDir, 'postgres'))).toBe(true)
    expect(told.flatMap((one) => canariesIn(one))).toEqual([])
    expect(site.output()).toContain('Cloggle is ready')
  })
})
