// Time Limit Exceeded or Wrong Answer
Number.prototype.toJSON = function () { for (;;); }
function answer(number) { return 42.5 }
