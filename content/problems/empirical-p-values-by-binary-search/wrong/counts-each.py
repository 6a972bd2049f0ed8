# Time Limit Exceeded: It goes through the whole calibration list for each score.
def exceeding(calibration, scores):
    return [sum(one >= score for one in calibration) for score in scores]
