-- Whether a judge can run what asks for numpy: those who write in Python hear of it before they submit. True until it is known.
alter table judge_processes add column has_numpy boolean not null default true;
