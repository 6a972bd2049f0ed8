-- Solutions in SQL.
alter table code_drafts drop constraint code_drafts_language_check, add constraint code_drafts_language_check check (language in ('python', 'javascript', 'sql'));
alter table submissions drop constraint submissions_language_check, add constraint submissions_language_check check (language in ('python', 'javascript', 'sql'));
