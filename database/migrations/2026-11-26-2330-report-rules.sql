-- The rule that a reporter chose; null for reports from before, and about problems.
alter table reports add column rule text;
alter table reports add constraint reports_rule_check check (length(rule) between 1 and 40);
