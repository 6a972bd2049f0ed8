-- Runtime Error or Output Limit Exceeded
SELECT hex(hex(hex(hex(zeroblob(4000000)))))
